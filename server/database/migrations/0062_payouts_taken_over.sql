ALTER TABLE "refunds" ADD COLUMN "handed_over_by" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "taken_over_by" text;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD COLUMN "taken_over_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "withdrawals" ADD CONSTRAINT "withdrawals_taken_over" CHECK (("withdrawals"."taken_over_at" is null) = ("withdrawals"."taken_over_by" is null));