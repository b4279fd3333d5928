CREATE TABLE "operators" (
	"name" text PRIMARY KEY NOT NULL,
	"role" text NOT NULL,
	"key_hash" text,
	"added_at" timestamp (3) with time zone NOT NULL,
	"key_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "operators_role" CHECK ("operators"."role" in ('warehouse', 'support', 'finance', 'admin')),
	CONSTRAINT "operators_removed" CHECK (("operators"."key_hash" is null) = ("operators"."removed_at" is not null))
);
--> statement-breakpoint
DROP INDEX "carts_tracking";--> statement-breakpoint
ALTER TABLE "cart_logs" ADD COLUMN "operator" text;--> statement-breakpoint
CREATE UNIQUE INDEX "operators_key" ON "operators" USING btree ("key_hash");--> statement-breakpoint
CREATE INDEX "carts_tracking_seller_tracking_number" ON "carts" USING btree (upper(regexp_replace("seller_tracking_number", '[[:space:]-]', '', 'g'))) WHERE "carts"."seller_tracking_number" is not null;--> statement-breakpoint
CREATE INDEX "carts_tracking_resi_pickup" ON "carts" USING btree (upper(regexp_replace("resi_pickup", '[[:space:]-]', '', 'g'))) WHERE "carts"."resi_pickup" is not null;--> statement-breakpoint
CREATE INDEX "carts_tracking_resi_titipexport" ON "carts" USING btree (upper(regexp_replace("resi_titipexport", '[[:space:]-]', '', 'g'))) WHERE "carts"."resi_titipexport" is not null;--> statement-breakpoint
CREATE INDEX "carts_tracking_domestic_track_number" ON "carts" USING btree (upper(regexp_replace("domestic_track_number", '[[:space:]-]', '', 'g'))) WHERE "carts"."domestic_track_number" is not null;--> statement-breakpoint
CREATE INDEX "audit_log_subject" ON "audit_log" USING btree ("subject");