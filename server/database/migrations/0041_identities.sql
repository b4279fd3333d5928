CREATE TABLE "identities" (
	"provider" text NOT NULL,
	"subject" text NOT NULL,
	"customer_id" bigint NOT NULL,
	"email" text,
	"created_at" timestamp (3) with time zone NOT NULL,
	"last_used_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identities_provider_subject_pk" PRIMARY KEY("provider","subject"),
	CONSTRAINT "identities_provider" CHECK ("identities"."provider" in ('google', 'facebook'))
);
--> statement-breakpoint
CREATE TABLE "identity_flows" (
	"state_hash" text PRIMARY KEY NOT NULL,
	"provider" text NOT NULL,
	"nonce" text NOT NULL,
	"verifier" text NOT NULL,
	"browser" text NOT NULL,
	"go_to" text,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "identity_flows_provider" CHECK ("identity_flows"."provider" in ('google', 'facebook'))
);
--> statement-breakpoint
ALTER TABLE "identities" ADD CONSTRAINT "identities_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "identities_customer" ON "identities" USING btree ("customer_id","provider");--> statement-breakpoint
CREATE INDEX "identity_flows_expiry" ON "identity_flows" USING btree ("expires_at");