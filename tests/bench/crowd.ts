import { runSql } from './servers.ts'

/** Shipments of the measured customer. */
export const cartsOfOne = 50
const cartsOfEachOther = 500

/**
 * Fills a migrated database with this many shipments, each with a product and a log row, spread over time and with the
 * measured customer's evenly among them. Foreign key checks are off meanwhile; the rows are consistent.
 * @param customerId owner of the measured shipments
 * @param addressId their destination
 */
export async function fillWithCarts(
  databaseUrl: string,
  carts: number,
  { customerId, addressId }: { customerId: number; addressId: string },
): Promise<void> {
  const others = Math.ceil(carts / cartsOfEachOther)
  const each = Math.floor(carts / cartsOfOne)
  await runSql(
    databaseUrl,
    `set session_replication_role = replica`,
    `set synchronous_commit = off`,
    `insert into customers
       (email, first_name, last_name, phone_number, password_hash, customer_type, language, accepted_terms_at, created_at)
     select 'crowd-' || n || '@example.com', 'Budi', 'Santoso', '+62 812 0000 0000', '-', 'personal', 'id', now(), now()
     from generate_series(0, ${others} - 1) n`,
    `create temporary table crowd as
     select id, row_number() over (order by id) - 1 as place from customers where email like 'crowd-%'`,
    `insert into addresses (id, customer_id, name, phone_number, sub_district_id, postal_code, address, is_main, created_at)
     select 'crowd-' || id, id, 'Budi Santoso', '+62 812 0000 0000', '31.71.01', '10110', 'Jalan Merdeka 17', true, now()
     from crowd`,
    `insert into carts
       (code, customer_id, status, agent_id, country, address_id, package_id, shipment_type, courier_package, created_at, updated_at)
     select 'SB-' || n,
       case when n % ${each} = 0 then ${customerId} else crowd.id end,
       'from_seller', 'us-air', 'US',
       case when n % ${each} = 0 then '${addressId}' else 'crowd-' || crowd.id end,
       'udara-individu', 'retail', 'jne-reg', now(), now()
     from generate_series(1, ${carts}) n join crowd on crowd.place = n % ${others}
     order by n`,
    `insert into cart_details
       (code, cart_id, position, product_title, category_id, quantity, weight, dimension_length, dimension_width,
        dimension_height, currency_code, price_original)
     select 'SE-' || id, id, 0, 'Sepatu lari', 'umum', 1, 1200, 30, 20, 12, 'USD', 89.90
     from carts where code like 'SB-%'`,
    `insert into cart_logs (cart_id, status, log_date, actor)
     select id, 'from_seller', now(), 'customer' from carts where code like 'SB-%'`,
    `vacuum analyze`,
  )
}
