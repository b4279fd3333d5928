CREATE TABLE "notification_choices" (
	"customer_id" bigint NOT NULL,
	"topic" text NOT NULL,
	"channel" text NOT NULL,
	"is_on" boolean NOT NULL,
	CONSTRAINT "notification_choices_customer_id_topic_channel_pk" PRIMARY KEY("customer_id","topic","channel"),
	CONSTRAINT "notification_choices_topic" CHECK ("notification_choices"."topic" in ('parcel', 'action', 'journey')),
	CONSTRAINT "notification_choices_channel" CHECK ("notification_choices"."channel" in ('mail'))
);
--> statement-breakpoint
CREATE TABLE "quiet_hours" (
	"customer_id" bigint PRIMARY KEY NOT NULL,
	"is_on" boolean NOT NULL,
	"starts_at" text NOT NULL,
	"ends_at" text NOT NULL
);
--> statement-breakpoint
CREATE TABLE "unsubscribe_tokens" (
	"token" text PRIMARY KEY NOT NULL,
	"customer_id" bigint NOT NULL,
	"topic" text NOT NULL,
	CONSTRAINT "unsubscribe_tokens_topic_known" CHECK ("unsubscribe_tokens"."topic" in ('parcel', 'action', 'journey'))
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_removed_photo";--> statement-breakpoint
ALTER TABLE "customers" ADD COLUMN "deleted_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "unsubscribe" text;--> statement-breakpoint
ALTER TABLE "notification_choices" ADD CONSTRAINT "notification_choices_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "quiet_hours" ADD CONSTRAINT "quiet_hours_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "unsubscribe_tokens" ADD CONSTRAINT "unsubscribe_tokens_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "unsubscribe_tokens_topic" ON "unsubscribe_tokens" USING btree ("customer_id","topic");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_removed_photo" CHECK ("files"."removed_at" is null or "files"."kind" in ('parcel', 'avatar', 'identity_paper', 'company_paper', 'erased'));