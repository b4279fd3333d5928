CREATE TABLE "vouchers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "vouchers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"kind" text NOT NULL,
	"value" numeric NOT NULL,
	"max" bigint,
	"customer_id" bigint,
	"uses_allowed" integer NOT NULL,
	"valid_from" timestamp (3) with time zone NOT NULL,
	"valid_until" timestamp (3) with time zone,
	"source" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "vouchers_kind" CHECK ("vouchers"."kind" in ('fixed', 'percent')),
	CONSTRAINT "vouchers_value" CHECK ("vouchers"."value" > 0 and ("vouchers"."kind" = 'fixed' or "vouchers"."value" <= 100) and ("vouchers"."max" is null or "vouchers"."max" > 0)),
	CONSTRAINT "vouchers_uses" CHECK ("vouchers"."uses_allowed" >= 1),
	CONSTRAINT "vouchers_valid" CHECK ("vouchers"."valid_until" is null or "vouchers"."valid_until" > "vouchers"."valid_from")
);
--> statement-breakpoint
ALTER TABLE "invoice_items" ADD COLUMN "voucher_id" bigint;--> statement-breakpoint
ALTER TABLE "invoice_items" ADD COLUMN "voucher_use" integer;--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "vouchers_code" ON "vouchers" USING btree ("code");--> statement-breakpoint
CREATE INDEX "vouchers_customer" ON "vouchers" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoice_items_voucher" ON "invoice_items" USING btree ("voucher_id","voucher_use");--> statement-breakpoint
ALTER TABLE "invoice_items" ADD CONSTRAINT "invoice_items_voucher_use" CHECK ("invoice_items"."voucher_use" is null or "invoice_items"."voucher_id" is not null);