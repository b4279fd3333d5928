import { calls, type ListedPromo } from '@seberang/domain/api'
import { wireLanguages } from '@seberang/domain/language'
import { Option } from 'commander'
import { readFileSync } from 'node:fs'
import { requireReadable } from './client.ts'
import { joined } from './joined.ts'
import { listed } from './listed.ts'
import type { Context } from './context.ts'
import { at } from './format.ts'

interface PromoOptions {
  textLanguage?: string
  title: string
  summary: string
  body: string
  image?: string
  voucher?: string
  from: string
  until: string
}

const described = (promo: ListedPromo) =>
  joined(
    promo.id,
    JSON.stringify(promo.title),
    promo.languages.join(' '),
    promo.voucher_code,
    promo.image !== null && 'with a picture',
    `${at(promo.starts_at)} to ${at(promo.ends_at)}`,
    promo.removed_at !== null && `removed ${at(promo.removed_at)}`,
  )

/** Adds the commands for promos. */
export function addPromoCommands({ program, ops, print }: Context): void {
  const promo = program.command('promo').description('write and remove promos')
  const shown = (answer: Record<string, unknown>) => described(answer['promo'] as ListedPromo)

  promo
    .command('set')
    .description('write a promo, or replace its text in one language')
    .argument('<id>', 'as in the address of its page, such as freight-november')
    .addOption(
      // `--language` is every command's own.
      new Option(
        '--text-language <language>',
        'of title, summary and body; id, which comes first, when left out',
      ).choices(Object.values(wireLanguages)),
    )
    .requiredOption('--title <text>', 'one line')
    .requiredOption('--summary <text>', 'what is shown of it in the list')
    .requiredOption('--body <file>', 'a file with the text in Markdown')
    .option('--image <file>', 'JPEG, PNG or WebP, wider than high')
    .option(
      '--voucher <code>',
      'the voucher that it offers, which is for everybody; that of before when left out',
    )
    .requiredOption('--from <time>', 'ISO 8601')
    .requiredOption('--until <time>', 'ISO 8601')
    .action(
      async (
        id: string,
        { textLanguage: language, body: file, image, voucher, from, until, ...given }: PromoOptions,
      ) => {
        requireReadable(file)
        if (image !== undefined) requireReadable(image)
        const text = readFileSync(file, 'utf8')
        const body = {
          ...given,
          language,
          body: text,
          voucher_code: voucher,
          starts_at: from,
          ends_at: until,
        }
        let answer = await ops().call(calls.opsSetPromo, { params: { id }, body })
        if (image !== undefined)
          answer = await ops().call(calls.opsPromoImage, { params: { id }, file: image })
        print(answer, () => shown(answer))
      },
    )

  promo
    .command('remove')
    .description('no longer show a promo; its voucher stays')
    .argument('<id>', 'as `promos` lists it')
    .requiredOption('--reason <text>', 'why, for the audit')
    .action(async (id: string, given: { reason: string }) => {
      const answer = await ops().call(calls.opsRemovePromo, { params: { id }, body: given })
      print(answer, () => shown(answer))
    })

  program
    .command('promos')
    .description('list the promos, newest first: their languages, voucher and time')
    .option('--page <number>', 'page of 10')
    .action(async (given: { page?: string }) => {
      const answer = await ops().call(calls.opsPromos, { query: { ...given } })
      const results = answer['results'] as ListedPromo[]
      print(answer, () => listed(results, answer, given, described))
    })
}
