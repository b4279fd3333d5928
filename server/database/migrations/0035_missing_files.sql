ALTER TABLE "files" ADD COLUMN "missing_at" timestamp (3) with time zone;--> statement-breakpoint
CREATE INDEX "files_missing" ON "files" USING btree ("id") WHERE "files"."missing_at" is not null;--> statement-breakpoint
UPDATE "files" SET "missing_at" = "newest"."at" FROM (
	SELECT "at", "detail" FROM "audit_log" WHERE "subject" = 'database' AND "action" = 'backup' ORDER BY "at" DESC LIMIT 1
) "newest" WHERE "newest"."detail" -> 'lost' ? "files"."id";