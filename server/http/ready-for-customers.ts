import type { Requirement } from '@seberang/domain/api'
import { maxBackupAgeDays, maxRateAgeDays } from '@seberang/domain/limits'
import { daysBetween } from '@seberang/domain/time'
import { newestBackupAt } from '../backup/record.ts'
import type { Config } from '../base/config.ts'
import type { GatewayName } from '../base/gateway-names.ts'
import { after, day } from '../database/clock.ts'
import type { Executor } from '../database/database.ts'
import type { Catalogue } from '../reference/catalogue.ts'
import { placeholdersOf, tariffKinds, unconfirmed } from '../reference/placeholders.ts'

type Settings = Pick<
  Config,
  | 'production'
  | 'publicUrl'
  | 'databaseUrl'
  | 'smtpUrl'
  | 'companyAddress'
  | 'companyNpwp'
  | 'gateways'
  | 'midtransServerKey'
  | 'xenditSecretKey'
  | 'opsKey'
  | 'appKey'
  | 'trustedProxies'
  | 'clamdUrl'
>

/** By what their keys say. */
const takesMoney: Record<GatewayName, (config: Settings) => boolean> = {
  sandbox: () => false,
  midtrans: ({ midtransServerKey: key }) => key?.startsWith('SB-') === false,
  xendit: ({ xenditSecretKey: key }) => key?.startsWith('xnd_production_') === true,
}

/** Whether customers may come: what is only advised keeps nobody away. */
export const areMet = (requirements: readonly Requirement[]): boolean =>
  requirements.every(({ met, advised }) => met || advised)

/** All that must hold before customers may come. */
export async function loadRequirements(
  config: Settings,
  catalogue: Catalogue,
  executor: Executor,
  now: Date,
): Promise<Requirement[]> {
  return [
    ...requirementsOf(config, catalogue),
    ratesRequirement(catalogue, now),
    await backupRequirement(executor, now),
  ]
}

export async function backupRequirement(executor: Executor, now: Date): Promise<Requirement> {
  const newest = await newestBackupAt(executor)
  return {
    name: 'a backup is new',
    met: newest !== undefined && newest >= after(now, -maxBackupAgeDays * day),
    remedy: `${newest ? `The newest is of ${newest.toISOString().slice(0, 10)}` : 'None was taken'}. Run ops backup TARGET every night, on the server's machine.`,
  }
}

export function ratesRequirement(catalogue: Catalogue, now: Date): Requirement {
  const old = catalogue
    .all('rates')
    .filter(({ as_of }) => daysBetween(as_of, now.toISOString()) >= maxRateAgeDays)
    .map(({ currency, as_of }) => `${currency} of ${as_of.slice(0, 10)}`)
  return {
    name: `exchange rates are of the last ${maxRateAgeDays} days`,
    met: old.length === 0,
    remedy: `Old: ${old.join(', ')}. Set RATES_URL to a feed that has them, or ops reference rates USD=… CNY=…`,
  }
}

/** Settings, and what a release can only invent about the company. */
export function requirementsOf(config: Settings, catalogue: Catalogue): Requirement[] {
  const accounts = placeholdersOf(catalogue, 'transfer-accounts')
  const warehouses = placeholdersOf(catalogue, 'agents')
  const contacts = placeholdersOf(catalogue, 'support-contacts')
  const tariffs = tariffKinds.filter((kind) => unconfirmed(catalogue, kind).length > 0)
  const rates = unconfirmed(catalogue, 'rates')
  return [
    {
      name: 'it runs in production',
      met: config.production,
      remedy: 'Set NODE_ENV=production; until then anybody may pay at the sandbox and read the mailbox.',
    },
    {
      name: 'its address is encrypted',
      met: config.publicUrl?.startsWith('https:') === true,
      remedy: 'Set PUBLIC_URL to an address that starts with https://',
    },
    {
      name: 'the database survives a power cut',
      met: config.databaseUrl !== undefined,
      remedy: 'Set DATABASE_URL to a PostgreSQL.',
    },
    {
      name: 'the keys are set, not made by the server',
      met: config.opsKey !== undefined && config.appKey !== undefined,
      remedy:
        'Set OPS_KEY and APP_KEY, and keep a copy of them elsewhere: without APP_KEY a backup is worth little.',
    },
    {
      name: 'invoices name who charges them',
      met: config.companyAddress !== undefined,
      remedy: 'Set COMPANY_ADDRESS to the name and address of the company, in one line.',
    },
    {
      name: 'invoices carry the company’s NPWP',
      met: config.companyNpwp !== undefined,
      remedy: 'Set COMPANY_NPWP to the NPWP of the company, 15 or 16 digits.',
    },
    {
      name: 'callers are told apart behind the proxy',
      // The server itself speaks HTTP, so an encrypted address is a proxy's.
      met: config.trustedProxies.length > 0 || config.publicUrl?.startsWith('https:') !== true,
      remedy:
        'Set TRUSTED_PROXIES to the network of the proxy, as 127.0.0.1: without it all customers share the limits of one caller.',
    },
    {
      name: 'uploads are scanned for viruses',
      met: config.clamdUrl !== undefined,
      advised: true,
      remedy: 'Set CLAMD_URL to a clamd, as tcp://127.0.0.1:3310. Customers may come without it.',
    },
    { name: 'an SMTP server is set', met: config.smtpUrl !== undefined, remedy: 'Set SMTP_URL.' },
    {
      name: 'the gateways take real money',
      met: config.gateways.every((name) => takesMoney[name](config)),
      remedy:
        'Set GATEWAY to midtrans, xendit or both, and MIDTRANS_SERVER_KEY and XENDIT_SECRET_KEY to the keys of production, not of a sandbox.',
    },
    {
      name: 'transfers go to the company’s account',
      met: accounts.length === 0,
      remedy: `Placeholder: ${accounts.join(', ')}. ops reference set transfer-accounts BCA '{"number": "…", "holder": "…"}'`,
    },
    {
      name: 'warehouses are real',
      met: warehouses.length === 0,
      remedy: `Placeholder: ${warehouses.join(', ')}. ops reference set agents ID --file FILE, or ops reference remove agents ID`,
    },
    {
      name: 'contacts are real',
      met: contacts.length === 0,
      remedy: `Placeholder: ${contacts.join(', ')}. ops reference set support-contacts sales '{"number": "62…"}'`,
    },
    {
      name: 'tariffs are confirmed',
      met: tariffs.length === 0,
      remedy: `The release's: ${tariffs.join(', ')}. ops reference set KIND ID '{…}' for each that differs, then ops reference confirm KIND`,
    },
    {
      name: 'exchange rates are not the release’s',
      met: rates.length === 0,
      remedy: `The release's: ${rates.join(', ')}. Set RATES_URL, or ops reference rates USD=… CNY=…`,
    },
  ]
}
