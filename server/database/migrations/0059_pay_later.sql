CREATE TABLE "pay_later_reductions" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "pay_later_reductions_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"invoice_id" bigint NOT NULL,
	"credit_id" bigint,
	"refund_id" text,
	"returned_id" bigint,
	"amount" bigint NOT NULL,
	"created_at" timestamp (3) with time zone NOT NULL,
	"undone_at" timestamp (3) with time zone,
	CONSTRAINT "pay_later_reductions_amount" CHECK ("pay_later_reductions"."amount" > 0),
	CONSTRAINT "pay_later_reductions_by_one" CHECK (num_nonnulls("pay_later_reductions"."credit_id", "pay_later_reductions"."refund_id", "pay_later_reductions"."returned_id") = 1)
);
--> statement-breakpoint
ALTER TABLE "invoices" DROP CONSTRAINT "invoices_ended_because_known";--> statement-breakpoint
ALTER TABLE "ledger_accounts" DROP CONSTRAINT "ledger_accounts_kind";--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "pay_later_limit" bigint;--> statement-breakpoint
ALTER TABLE "companies" ADD COLUMN "pay_later_days" integer;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "pays_for" bigint;--> statement-breakpoint
ALTER TABLE "invoices" ADD COLUMN "remind_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "pay_later_reductions" ADD CONSTRAINT "pay_later_reductions_invoice_id_invoices_id_fk" FOREIGN KEY ("invoice_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_later_reductions" ADD CONSTRAINT "pay_later_reductions_credit_id_credits_id_fk" FOREIGN KEY ("credit_id") REFERENCES "public"."credits"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_later_reductions" ADD CONSTRAINT "pay_later_reductions_refund_id_refunds_id_fk" FOREIGN KEY ("refund_id") REFERENCES "public"."refunds"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "pay_later_reductions" ADD CONSTRAINT "pay_later_reductions_returned_id_invoices_id_fk" FOREIGN KEY ("returned_id") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "pay_later_reductions_invoice" ON "pay_later_reductions" USING btree ("invoice_id");--> statement-breakpoint
CREATE INDEX "pay_later_reductions_credit" ON "pay_later_reductions" USING btree ("credit_id");--> statement-breakpoint
CREATE INDEX "pay_later_reductions_refund" ON "pay_later_reductions" USING btree ("refund_id");--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_pays_for_invoices_id_fk" FOREIGN KEY ("pays_for") REFERENCES "public"."invoices"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "invoices_pays_for" ON "invoices" USING btree ("pays_for");--> statement-breakpoint
CREATE INDEX "invoices_pay_later" ON "invoices" USING btree ("company_id") WHERE "invoices"."type" = 'paylater' and "invoices"."status" = 'pending';--> statement-breakpoint
CREATE INDEX "invoices_remind" ON "invoices" USING btree ("remind_at") WHERE "invoices"."status" = 'pending';--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_pay_later" CHECK (("companies"."pay_later_limit" is null) = ("companies"."pay_later_days" is null));--> statement-breakpoint
ALTER TABLE "companies" ADD CONSTRAINT "companies_pay_later_approved" CHECK ("companies"."pay_later_limit" is null
        or ("companies"."status" = 'approved' and "companies"."pay_later_limit" > 0 and "companies"."pay_later_days" > 0));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_pay_later_reminder" CHECK (("invoices"."remind_at" is null) = ("invoices"."pays_for" is null));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_pay_later" CHECK (("invoices"."type" = 'paylater') = ("invoices"."pays_for" is not null));--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_pay_later_company" CHECK ("invoices"."pays_for" is null or "invoices"."company_id" is not null);--> statement-breakpoint
ALTER TABLE "invoices" ADD CONSTRAINT "invoices_ended_because_known" CHECK ("invoices"."ended_because" in ('deadline', 'denied', 'cancelled', 'taken_back', 'replaced', 'order_ended', 'withdrawn', 'given_up', 'returned'));--> statement-breakpoint
ALTER TABLE "ledger_accounts" ADD CONSTRAINT "ledger_accounts_kind" CHECK ("ledger_accounts"."kind" in ('wallet', 'hold', 'clearing', 'receivable', 'revenue', 'duties_payable', 'domestic_payable', 'insurance_payable', 'refunds_payable', 'bank_payout'));