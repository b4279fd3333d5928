CREATE TABLE "quotes" (
	"code" text PRIMARY KEY NOT NULL,
	"title" text NOT NULL,
	"request" jsonb NOT NULL,
	"about" jsonb NOT NULL,
	"priced" jsonb NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "quotes_expires" CHECK ("quotes"."expires_at" > "quotes"."created_at")
);
--> statement-breakpoint
CREATE INDEX "quotes_age" ON "quotes" USING btree ("created_at");