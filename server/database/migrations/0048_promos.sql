CREATE TABLE "promo_texts" (
	"promo_id" text NOT NULL,
	"language" text NOT NULL,
	"title" text NOT NULL,
	"summary" text NOT NULL,
	"body" text NOT NULL,
	CONSTRAINT "promo_texts_promo_id_language_pk" PRIMARY KEY("promo_id","language"),
	CONSTRAINT "promo_texts_language" CHECK ("promo_texts"."language" in ('id', 'en', 'zh'))
);
--> statement-breakpoint
CREATE TABLE "promos" (
	"id" text PRIMARY KEY NOT NULL,
	"voucher_id" bigint,
	"image_id" text,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "promos_time" CHECK ("promos"."ends_at" > "promos"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "saved_vouchers" (
	"customer_id" bigint NOT NULL,
	"voucher_id" bigint NOT NULL,
	"saved_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "saved_vouchers_customer_id_voucher_id_pk" PRIMARY KEY("customer_id","voucher_id")
);
--> statement-breakpoint
ALTER TABLE "files" DROP CONSTRAINT "files_removed_photo";--> statement-breakpoint
ALTER TABLE "vouchers" DROP CONSTRAINT "vouchers_value";--> statement-breakpoint
ALTER TABLE "files" ALTER COLUMN "customer_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "min_total" bigint;--> statement-breakpoint
ALTER TABLE "vouchers" ADD COLUMN "country" text;--> statement-breakpoint
ALTER TABLE "promo_texts" ADD CONSTRAINT "promo_texts_promo_id_promos_id_fk" FOREIGN KEY ("promo_id") REFERENCES "public"."promos"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promos" ADD CONSTRAINT "promos_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "promos" ADD CONSTRAINT "promos_image_id_files_id_fk" FOREIGN KEY ("image_id") REFERENCES "public"."files"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_vouchers" ADD CONSTRAINT "saved_vouchers_customer_id_customers_id_fk" FOREIGN KEY ("customer_id") REFERENCES "public"."customers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "saved_vouchers" ADD CONSTRAINT "saved_vouchers_voucher_id_vouchers_id_fk" FOREIGN KEY ("voucher_id") REFERENCES "public"."vouchers"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "promos_image" ON "promos" USING btree ("image_id");--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_owner" CHECK (("files"."customer_id" is null) = ("files"."kind" = 'promo'));--> statement-breakpoint
ALTER TABLE "files" ADD CONSTRAINT "files_removed_photo" CHECK ("files"."removed_at" is null or "files"."kind" in ('parcel', 'avatar', 'identity_paper', 'company_paper', 'erased', 'promo'));--> statement-breakpoint
ALTER TABLE "vouchers" ADD CONSTRAINT "vouchers_value" CHECK ("vouchers"."value" > 0 and ("vouchers"."kind" = 'fixed' or "vouchers"."value" <= 100) and ("vouchers"."max" is null or "vouchers"."max" > 0) and ("vouchers"."min_total" is null or "vouchers"."min_total" > 0));