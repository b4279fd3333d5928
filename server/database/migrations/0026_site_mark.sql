-- Mails that wait were written with the mark of before, which anybody could type.
UPDATE "mails" SET
  "text" = replace("text", '{{site}}', chr(2) || 'site' || chr(3)),
  "html" = replace("html", '{{site}}', chr(2) || 'site' || chr(3))
WHERE "sent_at" IS NULL;
