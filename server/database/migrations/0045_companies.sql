CREATE TABLE "accepted_terms" (
	"company_id" text NOT NULL,
	"version" text NOT NULL,
	"name" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"accepted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "accepted_terms_company_id_version_pk" PRIMARY KEY("company_id","version")
);
--> statement-breakpoint
CREATE TABLE "companies" (
	"id" text PRIMARY KEY NOT NULL,
	"owner_id" bigint NOT NULL,
	"status" text NOT NULL,
	"reasons" jsonb,
	"details" text,
	"sent_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	"decided_by" text,
	"replaced_at" timestamp (3) with time zone,
	CONSTRAINT "companies_status_known" CHECK ("companies"."status" in ('waiting', 'approved', 'rejected')),
	CONSTRAINT "companies_decided" CHECK (("companies"."status" = 'waiting') = ("companies"."decided_at" is null)),
	CONSTRAINT "companies_decider" CHECK (("companies"."decided_at" is null) = ("companies"."decided_by" is null)),
	CONSTRAINT "companies_reasons" CHECK ("companies"."reasons" is null or "companies"."status" = 'rejected'),
	CONSTRAINT "companies_replaced" CHECK (("companies"."replaced_at" is null) = ("companies"."details" is not null)),
	CONSTRAINT "companies_stay" CHECK ("companies"."status" <> 'approved' or "companies"."replaced_at" is null)
);
--> statement-breakpoint
CREATE TABLE "company_members" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"company_id" text NOT NULL,
	"joined_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_removed_photo";--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "company_id" text;--> statement-breakpoint
ALTER TABLE "accepted_terms" ADD CONSTRAINT "accepted_terms_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "accepted_terms" ADD CONSTRAINT "accepted_terms_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_owner_id_customers_id_fk" FOREIGN KEY ("owner_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "company_members" ADD CONSTRAINT "company_members_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "companies_current" ON "companies" USING btree ("owner_id") WHERE "companies"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "companies_owner" ON "companies" USING btree ("owner_id");--> statement-breakpoint
CREATE INDEX "companies_status" ON "companies" USING btree ("status","sent_at") WHERE "companies"."replaced_at" is null;--> statement-breakpoint
CREATE INDEX "companies_age" ON "companies" USING btree ("sent_at") WHERE "companies"."details" is not null;--> statement-breakpoint
CREATE INDEX "company_members_company" ON "company_members" USING btree ("company_id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_company_id_companies_id_fk" FOREIGN KEY ("company_id") REFERENCES "public"."companies"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_removed_photo" CHECK ("files"."removed_at" is null or "files"."kind" in ('parcel', 'avatar', 'identity_paper', 'company_paper'));