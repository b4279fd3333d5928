CREATE TABLE "reference_records" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"place" integer NOT NULL,
	"record" json NOT NULL,
	"source" text NOT NULL,
	"as_of" timestamp (3) with time zone NOT NULL,
	"version" integer NOT NULL,
	"changed_by" text NOT NULL,
	"changed_at" timestamp (3) with time zone NOT NULL,
	"removed_at" timestamp (3) with time zone,
	CONSTRAINT "reference_records_kind_id_pk" PRIMARY KEY("kind","id"),
	CONSTRAINT "reference_records_changed_by" CHECK ("reference_records"."changed_by" in ('release', 'operator', 'feed'))
);
--> statement-breakpoint
CREATE TABLE "reference_version" (
	"id" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"version" integer DEFAULT 0 NOT NULL,
	"rates_due_at" timestamp (3) with time zone,
	CONSTRAINT "reference_version_one_row" CHECK ("reference_version"."id")
);
--> statement-breakpoint
CREATE INDEX "reference_records_version" ON "reference_records" USING btree ("version");
--> statement-breakpoint
INSERT INTO reference_version (id, version) VALUES (true, 0);
