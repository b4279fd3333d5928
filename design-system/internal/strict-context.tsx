import { createContext, use } from 'react'
import type { ReactNode } from 'react'

export interface ProviderProps<Value> {
  value: Value
  children: ReactNode
}

/**
 * A context without a default: a missing provider fails at the first render instead of showing wrong texts.
 * `remedy` says what to wrap the app in.
 */
export function createStrictContext<Value extends object>(
  name: string,
  remedy: string,
): [Provider: (props: ProviderProps<Value>) => ReactNode, useValue: () => Value] {
  const Context = createContext<Value | null>(null)
  Context.displayName = name

  function Provider({ value, children }: ProviderProps<Value>) {
    return <Context value={value}>{children}</Context>
  }

  function useValue(): Value {
    const value = use(Context)
    if (value === null) throw new Error(`${name} is missing. ${remedy}`)
    return value
  }

  return [Provider, useValue]
}
