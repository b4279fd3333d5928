/** Reports what a proof has shown. @param id of the demand */
export function proved(id: string, name: string, demand: string, figure: string): void {
  console.log(`${id} ${name}: ${figure} (demanded: ${demand})`)
}
