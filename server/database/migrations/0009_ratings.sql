CREATE TABLE "rating_scores" (
	"rating_id" bigint NOT NULL,
	"category_id" text NOT NULL,
	"score" integer NOT NULL,
	CONSTRAINT "rating_scores_rating_id_category_id_pk" PRIMARY KEY("rating_id","category_id"),
	CONSTRAINT "rating_scores_score" CHECK ("rating_scores"."score" between 1 and 5)
);
--> statement-breakpoint
CREATE TABLE "ratings" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "ratings_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"cart_id" bigint NOT NULL,
	"stars" integer NOT NULL,
	"comment" text,
	"state" text DEFAULT 'waiting' NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "ratings_stars" CHECK ("ratings"."stars" between 1 and 5),
	CONSTRAINT "ratings_comment" CHECK (length("ratings"."comment") between 1 and 1000),
	CONSTRAINT "ratings_state_known" CHECK ("ratings"."state" in ('waiting', 'published', 'hidden')),
	CONSTRAINT "ratings_decided" CHECK (("ratings"."state" = 'waiting') = ("ratings"."decided_at" is null))
);
--> statement-breakpoint
ALTER TABLE "mails" ADD COLUMN "html" text;--> statement-breakpoint
ALTER TABLE "rating_scores" ADD CONSTRAINT "rating_scores_rating_id_ratings_id_fk" FOREIGN KEY ("rating_id") REFERENCES "public"."ratings"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "ratings" ADD CONSTRAINT "ratings_cart_id_carts_id_fk" FOREIGN KEY ("cart_id") REFERENCES "public"."carts"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "ratings_cart" ON "ratings" USING btree ("cart_id");--> statement-breakpoint
CREATE INDEX "ratings_state" ON "ratings" USING btree ("state","id");