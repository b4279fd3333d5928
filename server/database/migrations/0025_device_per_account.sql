-- A value that stands for several accounts can be shown for each by the owner of another.
DELETE FROM "known_devices" WHERE "hash" IN (SELECT "hash" FROM "known_devices" GROUP BY "hash" HAVING count(*) > 1);--> statement-breakpoint
ALTER TABLE "known_devices" DROP CONSTRAINT "known_devices_hash_customer_id_pk";--> statement-breakpoint
ALTER TABLE "known_devices" ADD PRIMARY KEY ("hash");