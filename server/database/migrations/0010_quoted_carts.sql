ALTER TABLE "carts" ADD COLUMN "quote_code" text;--> statement-breakpoint
ALTER TABLE "carts" ADD CONSTRAINT "carts_quote_code_quotes_code_fk" FOREIGN KEY ("quote_code") REFERENCES "public"."quotes"("code") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "carts_quote" ON "carts" USING btree ("quote_code") WHERE "carts"."quote_code" is not null;