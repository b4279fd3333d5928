ALTER TABLE "proofs" ADD COLUMN "details" text;--> statement-breakpoint
CREATE INDEX "proofs_subject" ON "proofs" USING btree ("subject");