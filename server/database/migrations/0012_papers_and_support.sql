CREATE TABLE "support_messages" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "support_messages_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"code" text NOT NULL,
	"customer_id" bigint,
	"name" text NOT NULL,
	"contact" text NOT NULL,
	"topic_id" text NOT NULL,
	"message" text NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "papers_request" text;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "papers_asked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "carts" ADD COLUMN "papers_given_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "support_messages" ADD CONSTRAINT "support_messages_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "support_messages_code" ON "support_messages" USING btree ("code");--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_papers" CHECK (("carts"."papers_request" is null) = ("carts"."papers_asked_at" is null));--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_papers_given" CHECK ("carts"."papers_given_at" is null or "carts"."papers_asked_at" is not null);