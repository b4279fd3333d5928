import { actors, transitions } from '@seberang/domain/status'
import { sql, type SQL } from 'drizzle-orm'

const list = (parts: readonly SQL[]) => sql.join([...parts], sql`, `)
const permitted = list(transitions.map(({ from, to }) => sql`(${from ?? 'new'}, ${to})`))
const known = list(actors.map((actor) => sql`${actor}`))

/** Every part of a checked-out shipment's agreement, with the total price at that point. */
const agreedParts = sql`
  select carts.id as cart_id, item.amount, (item.priced -> 'answer' ->> 'total')::bigint as whole,
    item.step, false as is_credit
  from carts
  join invoices on invoices.id = carts.invoice_id or invoices.adds_to = carts.invoice_id
  join invoice_items item on item.invoice_id = invoices.id and item.cart_id = carts.id
  where invoices.status in ('pending', 'paid')
  union all
  select carts.id, -credits.amount, (credits.priced -> 'answer' ->> 'total')::bigint, credits.step, true
  from carts join credits on credits.cart_id = carts.id and credits.invoice_id = carts.invoice_id
  where credits.undone_at is null`

/** Invariants of shipments, their logs and their files. */
export const shipmentInvariants = {
  'a shipment is as paid as its invoice': sql`
    select carts.code as broken from carts join invoices on invoices.id = carts.invoice_id
    where (carts.status = 'pending' and invoices.status <> 'pending')
       or (carts.status not in ('pending') and invoices.status <> 'paid')`,
  'a shipment costs what was agreed to part by part': sql`
    select distinct carts.code as broken from carts join (
      select cart_id, step, whole, sum(amount) over parts as parts, lead(step) over parts as next,
        bool_or(is_credit) over parts as is_after_credit
      from (${agreedParts}) part window parts as (partition by cart_id order by step)
    ) agreed on agreed.cart_id = carts.id
    where agreed.parts <> agreed.whole
      -- Of a credit that was spent a part is left, which it and the parts after it rest on; the last one settles all.
      and not (agreed.is_after_credit and agreed.next is not null)
      -- What was billed after a difference whose payment the bank reversed was the rest of its price then; the last part
      -- settles both.
      and not (agreed.next is not null and exists (
        select 1 from invoices gone
        join invoice_items item on item.invoice_id = gone.id and item.cart_id = carts.id
        join payments on payments.invoice_id = gone.id and payments.taken_back_at is not null
        where gone.adds_to = carts.invoice_id and gone.ended_because = 'replaced' and item.step < agreed.step))
      -- What was spent of a credit stays while its payment is taken back, and returns with the next one.
      and not (carts.status = 'pending' and exists (
        select 1 from credits
        where credits.cart_id = carts.id and credits.invoice_id = carts.invoice_id and undone_at is null))`,
  'nothing goes to the door that owes': sql`
    select carts.code as broken from carts
    join invoices on invoices.adds_to = carts.invoice_id and invoices.status = 'pending'
    join invoice_items item on item.invoice_id = invoices.id and item.cart_id = carts.id
    where carts.status in ('outbound', 'finished')`,
  'the last log of a shipment is its status': sql`
    select carts.code as broken from carts
    where status is distinct from (
      select status from cart_logs where cart_id = carts.id order by id desc limit 1)`,
  'every shipment has gone a permitted way': sql`
    select carts.code as broken from (
      select cart_id, status, lag(status, 1, 'new') over (partition by cart_id order by id) as before
      from cart_logs) step
    join carts on carts.id = step.cart_id
    where (step.before, step.status) not in (${permitted})`,
  'only what has come is rated': sql`
    select carts.code as broken from ratings join carts on carts.id = ratings.cart_id
    where carts.status <> 'finished'`,
  'no log is without an actor': sql`
    select id::text as broken from cart_logs where actor not in (${known})`,
  'every shipment is of what is or was offered': sql`
    select named.code as broken from (
      select carts.code, reference.kind, reference.id from carts cross join lateral (values
        ('packages', package_id), ('agents', agent_id), ('couriers', courier_package), ('countries', country)
      ) reference (kind, id)
      union all select carts.code, 'categories', detail.category_id
        from cart_details detail join carts on carts.id = detail.cart_id) named
    left join reference_records record on record.kind = named.kind and record.id = named.id
    where named.id is not null and record.id is null`,
  'every file that is shown is its customer’s': sql`
    select shown.file_id as broken from (
      select customer_id, unnest(array_append(paper_files, invoice_file)) as file_id from carts
      union all select carts.customer_id, unnest(array[detail.image_file, detail.additional_document])
        from cart_details detail join carts on carts.id = detail.cart_id
      union all select invoices.customer_id, proofs.file_id
        from transfer_proofs proofs join invoices on invoices.id = proofs.invoice_id
        join customers on customers.id = invoices.customer_id and customers.deleted_at is null
      union all select carts.customer_id, photos.file_id
        from photos join carts on carts.id = photos.cart_id) shown
    left join files on files.id = shown.file_id
    where shown.file_id is not null and files.customer_id is distinct from shown.customer_id`,
  'every shipment goes to an address of its customer': sql`
    select carts.code as broken from carts left join addresses on addresses.id = carts.address_id
    where carts.address_id is not null and addresses.customer_id is distinct from carts.customer_id`,
  'what is not checked out goes to an address as it is now': sql`
    select carts.code as broken from carts
    join addresses kept on kept.id = carts.address_id
    join addresses edited on edited.id = kept.copy_of and edited.deleted_at is null
    where carts.invoice_id is null`,
  'no notice is numbered ahead of its customer’s count': sql`
    select notices.customer_id || '/' || notices.id as broken from notices
    join customers on customers.id = notices.customer_id
    where notices.id > customers.last_notice`,
} satisfies Record<string, SQL>
