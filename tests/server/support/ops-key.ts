/** The operator key of the test servers. */
export const opsKey = 'an-operator-key-for-the-tests-only'
