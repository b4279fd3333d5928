UPDATE "files" SET "kind" = 'tax_paper' FROM "addresses"
WHERE "files"."kind" = 'upload' AND "addresses"."npwp_file" = "files"."id" AND "addresses"."customer_id" = "files"."customer_id";
