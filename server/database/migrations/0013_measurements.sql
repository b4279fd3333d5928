CREATE TABLE "measurements" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "measurements_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cart_id" bigint NOT NULL,
	"measured_at" timestamp (3) with time zone NOT NULL,
	"quantity" integer,
	"weight" numeric NOT NULL,
	"dimension_length" numeric,
	"dimension_width" numeric,
	"dimension_height" numeric,
	"weight_unit" text NOT NULL,
	"dimension_unit" text NOT NULL
);
--> statement-breakpoint
ALTER TABLE "invoice_items" ADD COLUMN "measurement_id" bigint;--> statement-breakpoint
ALTER TABLE "measurements" ADD CONSTRAINT "measurements_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "measurements_cart" ON "measurements" USING btree ("cart_id","id");--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_measurement_id_measurements_id_fk" FOREIGN KEY ("measurement_id") REFERENCES "public"."measurements"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
-- Measurements until now, as far as agreed prices kept them; the newest stands in the cart. The first was taken on
-- arrival, a later one when its invoice or credit was written.
INSERT INTO measurements (cart_id, measured_at, quantity, weight, dimension_length, dimension_width, dimension_height, weight_unit, dimension_unit)
SELECT cart_id,
  CASE WHEN row_number() OVER (PARTITION BY cart_id ORDER BY step) = 1 THEN received_at ELSE at END,
  quantity, weight::numeric, length::numeric, width::numeric, height::numeric, weight_unit, dimension_unit
FROM (
  SELECT *, lag(concat_ws('/', quantity, weight, length, width, height)) OVER (PARTITION BY cart_id ORDER BY step) AS former
  FROM (
    SELECT carts.id AS cart_id, received_at, agreed.step, agreed.at,
      (packaging ->> 'quantity')::integer AS quantity,
      packaging -> 'revision' ->> 'weight' AS weight,
      packaging -> 'revision' ->> 'length' AS length,
      packaging -> 'revision' ->> 'width' AS width,
      packaging -> 'revision' ->> 'height' AS height,
      packaging ->> 'weight_unit' AS weight_unit,
      packaging ->> 'dimension_unit' AS dimension_unit
    FROM carts
    JOIN (
      SELECT cart_id, coalesce(adds_to, invoices.id) AS invoice_id, step, created_at AS at, request -> 'packaging' AS packaging
      FROM invoice_items JOIN invoices ON invoices.id = invoice_items.invoice_id
      UNION ALL
      SELECT cart_id, invoice_id, step, created_at, request -> 'packaging' FROM credits
    ) AS agreed ON agreed.cart_id = carts.id AND agreed.invoice_id = carts.invoice_id
    WHERE packaging -> 'revision' ->> 'weight' IS NOT NULL
    UNION ALL
    SELECT id, received_at, 2147483647, updated_at, coalesce(quantity_revision, quantity_packaging, 1), weight_revision::text,
      dimension_length_revision::text, dimension_width_revision::text, dimension_height_revision::text,
      package_weight_unit, package_dimension_unit
    FROM carts WHERE weight_revision IS NOT NULL
  ) AS known
  WHERE received_at IS NOT NULL
) AS told
WHERE former IS DISTINCT FROM concat_ws('/', quantity, weight, length, width, height)
ORDER BY cart_id, step;
--> statement-breakpoint
UPDATE invoice_items SET measurement_id = (
  SELECT max(measurements.id) FROM measurements
  WHERE measurements.cart_id = invoice_items.cart_id AND measurements.measured_at <= invoices.created_at
)
FROM invoices
WHERE invoices.id = invoice_items.invoice_id AND invoices.type = 'additional' AND invoices.reason IS NULL;
