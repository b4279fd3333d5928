ALTER TABLE "customers" ADD COLUMN "last_read_notice" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "notices_age" ON "notices" USING btree ("at");