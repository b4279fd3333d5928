ALTER TABLE "credits" ADD COLUMN "measurement_id" bigint;--> statement-breakpoint
ALTER TABLE "payments" ADD COLUMN "taken_back_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "credits" ADD CONSTRAINT "credits_measurement_id_measurements_id_fk" FOREIGN KEY ("measurement_id") REFERENCES "public"."measurements"("id") ON DELETE no action ON UPDATE no action;
--> statement-breakpoint
UPDATE "credits" SET "measurement_id" = (SELECT max("measurements"."id") FROM "measurements" WHERE "measurements"."cart_id" = "credits"."cart_id" AND "measurements"."measured_at" <= "credits"."created_at");
