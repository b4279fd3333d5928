/** First and last name; the last one is empty for people with a single name. */
export const formatName = ({ first_name, last_name }: { first_name: string; last_name: string }): string =>
  `${first_name} ${last_name}`.trim()
