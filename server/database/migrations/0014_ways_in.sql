CREATE TABLE "failed_guesses" (
	"key" text PRIMARY KEY NOT NULL,
	"count" integer NOT NULL,
	"last_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
CREATE TABLE "known_devices" (
	"hash" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "known_devices_hash_customer_id_pk" PRIMARY KEY("hash","customer_id")
);
--> statement-breakpoint
ALTER TABLE "idempotency_keys" ADD COLUMN "device" text;--> statement-breakpoint
ALTER TABLE "known_devices" ADD CONSTRAINT "known_devices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "failed_guesses_age" ON "failed_guesses" USING btree ("last_at");--> statement-breakpoint
CREATE INDEX "known_devices_customer" ON "known_devices" USING btree ("customer_id");--> statement-breakpoint
CREATE INDEX "known_devices_age" ON "known_devices" USING btree ("last_used_at");--> statement-breakpoint
-- Failures until now, which rate_counters held for ten years.
INSERT INTO failed_guesses (key, count, last_at)
SELECT substr(key, length('failures:') + 1), count, now() FROM rate_counters WHERE key LIKE 'failures:account:%';
--> statement-breakpoint
DELETE FROM rate_counters WHERE key LIKE 'failures:account:%';
