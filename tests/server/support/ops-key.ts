/** What the test servers know their operator by. */
export const opsKey = 'an-operator-key-for-the-tests-only'
