CREATE TABLE "drafts" (
	"customer_id" bigint NOT NULL,
	"kind" text NOT NULL,
	"body" text NOT NULL,
	"version" integer NOT NULL,
	"updated_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "drafts_customer_id_kind_pk" PRIMARY KEY("customer_id","kind"),
	CONSTRAINT "drafts_version" CHECK ("drafts"."version" > 0)
);
--> statement-breakpoint
ALTER TABLE "drafts" ADD CONSTRAINT "drafts_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;