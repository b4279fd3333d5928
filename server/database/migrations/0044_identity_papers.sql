CREATE TABLE "identity_papers" (
	"id" text PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"status" text NOT NULL,
	"reason" text,
	"details" text,
	"file" text NOT NULL,
	"selfie_file" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "identity_papers_kind" CHECK ("identity_papers"."kind" in ('ktp', 'passport')),
	CONSTRAINT "identity_papers_status_known" CHECK ("identity_papers"."status" in ('waiting', 'approved', 'rejected')),
	CONSTRAINT "identity_papers_decided" CHECK (("identity_papers"."status" = 'waiting') = ("identity_papers"."decided_at" is null)),
	CONSTRAINT "identity_papers_decider" CHECK (("identity_papers"."decided_at" is null) = ("identity_papers"."decided_by" is null)),
	CONSTRAINT "identity_papers_reason" CHECK ("identity_papers"."reason" is null or "identity_papers"."status" = 'rejected'),
	CONSTRAINT "identity_papers_removed" CHECK (("identity_papers"."removed_at" is null) = ("identity_papers"."details" is not null))
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_removed_photo";--> statement-breakpoint
ALTER TABLE "identity_papers" ADD CONSTRAINT "identity_papers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "identity_papers_customer" ON "identity_papers" USING btree ("customer_id","kind");--> statement-breakpoint
CREATE UNIQUE INDEX "identity_papers_current" ON "identity_papers" USING btree ("customer_id","kind") WHERE "identity_papers"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "identity_papers_status" ON "identity_papers" USING btree ("status","sent_at") WHERE "identity_papers"."removed_at" is null;--> statement-breakpoint
CREATE INDEX "identity_papers_age" ON "identity_papers" USING btree ("sent_at") WHERE "identity_papers"."details" is not null;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_removed_photo" CHECK ("files"."removed_at" is null or "files"."kind" in ('parcel', 'avatar', 'identity_paper'));