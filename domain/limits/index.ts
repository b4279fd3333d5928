// How many, how large and how long: figures of the business that are neither prices nor lengths of texts.

/** The most shipments that are checked out together. */
export const maxOrder = 50
/** How many product lines they have together: settling an order works on all of them at once. */
export const maxOrderProducts = 2_000
/** How many product lines a page of shipments has at most: those of the ten largest shipments, a usual page. */
export const maxPageProducts = 5_000

/** After how many refusals the rest of a list is not looked at: nobody mends more at once. */
export const maxListErrors = 50

/**
 * Sizes of the largest body of a request, and of one that holds products, many records or a draft. Above the smaller one,
 * reading, checking and pricing a body takes milliseconds of the event loop.
 */
export const maxBodyBytes = 16 * 1024
export const maxLargeBodyBytes = 256 * 1024
/** Maximum size of an uploaded file. */
export const maxUploadMegabytes = 10
export const maxUploadBytes = maxUploadMegabytes * 1024 * 1024
/** The most papers a shipment may have besides its seller's invoice and those of its products. */
export const maxPaperFiles = 8
/** How many files a customer keeps, and how large they are together: five for each of a thousand shipments, half a megabyte each. */
export const maxFiles = 5_000
export const maxFilesMegabytes = 2_500
export const maxFilesBytes = maxFilesMegabytes * 1024 * 1024
/** How many files a customer uploads in a day. */
export const uploadsADay = 200
/** How many of them may be photos of the customer. */
export const avatarsADay = 20
/** How often a customer can send an identity paper of each kind in a day. */
export const identityPapersADay = 10
/** How often a customer can send the papers of a company in a day. */
export const companiesADay = 10
/** How long a link opens a paper for the operator whom it was given to. */
export const paperLinkSeconds = 60
/** Pixels of a side of the photo that represents a customer. */
export const avatarSide = 512
/** Days after which the file of a removed photo is deleted: a backup that has begun before still finds it. */
export const removedFileDays = 1

/** How many addresses a customer keeps, and how many shipments that are not finished: more than a large shop has. */
export const maxAddresses = 200
export const maxOpenCarts = 2_000

/** How long a quote's price is guaranteed. */
export const quoteDays = 7
/** After its end a quote can still be read for this long, with today's price beside it. */
export const endedQuoteDays = 90
/** Exchange rates change every day: from this age on, prices tell that theirs are old. */
export const oldRateDays = 1
/** From this age on of any rate the server is not ready for customers: feeds pause over holidays for less. */
export const maxRateAgeDays = 7
/** What couriers' prices are for where no weight is given. */
export const courierWeightKg = 1
/** What a customer tops the wallet up by, how long its invoice can be paid, and how many are made in an hour: each opens a number and mails it. */
export const leastTopUp = 10_000
export const mostTopUp = 20_000_000
export const topUpHours = 3
export const topUpsAnHour = 10
/** How far above its invoice the amount of a manual transfer is at the most, so that no two open ones are alike. */
export const mostSurplus = 999
/** What a customer withdraws from the wallet at once, at the least, and in a day of Jakarta, at the most. */
export const leastWithdrawal = 50_000
export const mostWithdrawnADay = 50_000_000
/** How many bank accounts a customer keeps, how many are added in a day, and how many withdrawals are asked for in a day. */
export const maxBankAccounts = 10
export const bankAccountsADay = 10
export const cardsADay = 20
export const withdrawalsADay = 20
/** How often a customer changes the name in a day: each time it is mailed, and many mails would bury another. */
export const renamesADay = 10
/** For how long after a change of the name a person looks at withdrawals: the name is what a bank account is compared with. */
export const renameReviewDays = 30
/** The least that is refunded, how many photos show why, and how often refunds are asked for in a day. */
export const leastRefund = 1_000
export const maxRefundFiles = 5
export const refundsADay = 20
/** Within how many working days a request for a refund is answered. */
export const refundAnswerDays = 2
/** The most days after which something that is paid later is due. */
export const mostPayLaterDays = 180
/**
 * On which days the customer is reminded of what is paid later, counted from the one on which it is due; after the last of
 * them every so many days; and from which hour of Jakarta.
 */
export const payLaterReminderDays: readonly number[] = [-3, 0, 1, 3, 7]
export const payLaterRepeatDays = 7
export const payLaterReminderHour = 8
/** How often a wrong PIN is given in a day, until another is set. */
export const pinTries = 5
/** The largest voucher, bill or payment, in rupiah. */
export const maxRupiah = 1_000_000_000
/** How long a phone waits for its owner to agree to a payment (docs.midtrans.com/reference/ewallet-ovo). */
export const pushSeconds = 60
/** How often one phone is asked in an hour, whoever gives its number: it may be somebody else's. */
export const pushesAnHour = 8
/** How long an invoice can be paid. */
export const invoiceHours = 24
/** Minimum pause between two status queries for an invoice. */
export const checkPauseSeconds = 10
/** How long an invoice can be paid at the least after the proof of its transfer was rejected, and how many are sent in a day. */
export const hoursAfterRejection = 3
export const proofsADay = 10
/** How often an invoice's payment method can be changed in an hour: each change opens a number and mails it. */
export const methodChangesAnHour = 10
/** How often a customer can check out in an hour: each opens a number and mails it, also when it is given up at once. */
export const checkoutsAnHour = 20
/** How often the support can be written to from one network in an hour: more than people write, too few to flood it. */
export const supportMessagesAnHour = 20
/** Within how many working days money that could not pay an invoice is transferred back. */
export const returnDays = 7

/** Grace period: the gateway reverses a payment within about a minute, if at all. */
export const minutesBeforeShipping = 5
/** A delivered shipment finishes automatically after this time without a complaint. */
export const daysBeforeFinishing = 14

/** How many digits a one-time code and a PIN have, how long it is valid, and when another may be requested. */
export const codeDigits = 6
export const pinDigits = 6
export const codeMinutes = 10
export const codeResendSeconds = 60
/** Codes that are mailed for one purpose within that many minutes. */
export const codesInWindow = 3
export const codeWindowMinutes = 15
/** How long a registration can be finished after its e-mail address was verified. */
export const registrationHours = 1
/**
 * How long the way to a provider and back may take, and how long its answer stands for a person without an account, and for
 * one who has only to agree.
 */
export const identityMinutes = 10
export const identityStepMinutes = 30
export const ownerStepMinutes = 5
/** How long a mailed link sets a new password, and how long one opens a closed account. */
export const resetMinutes = 30
export const unlockHours = 24
/** After this time without a failed sign-in a closed account is open again to devices that it does not know. */
export const lockHours = 24
/** How long the answer to "is it you?" counts for what changes an account, and how long a verified code may be used. */
export const reauthenticationMinutes = 10
export const codeProofMinutes = 5
/** How long the address of a copy of a customer's data downloads it, and how many copies are made in a day. */
export const dataCopyMinutes = 5
export const dataCopiesADay = 10
/** How many years tax law wants invoices kept (UU KUP art. 28 (11)). */
export const taxRecordYears = 10
/** How many passkeys an account has, and how long the browser may take to use one. */
export const maxPasskeys = 10
export const passkeyMinutes = 5
/** On how many devices a customer is shown notices, and how long one waits for a device that is switched off. */
export const maxDevices = 10
export const deviceNoticeDays = 3
/** How many codes one recipient is mailed in a day, but for a few that other networks ask for then, and how many notices that there is an account. */
export const codesADay = 10
export const accountNoticesADay = 1
/** How long a browser's access token is valid. */
export const accessTokenDays = 90
/** The same of one that was never used after it was given out. */
export const unusedAccessTokenDays = 1
/** Maximum lifetime of a customer token, and its idle timeout. */
export const customerTokenDays = 30
export const customerTokenIdleDays = 7
/** A device that nobody has signed in on for this long is no longer known. */
export const knownDeviceDays = 180

/** How old the newest backup may be while customers are served. */
export const maxBackupAgeDays = 2

/** How long failed sign-ins are remembered after the last one; until then they count as consecutive failures. */
export const failureDays = 365

/** How long a notice is kept: whoever is away longer than a token lives signs in and loads everything anyway. */
export const noticeDays = customerTokenDays
/** How long it is kept what was mailed, and to whom. */
export const mailDays = 90
/** After how long the products of a deleted shipment that was never checked out are deleted. */
export const deletedCartDays = 30
/** How long a draft is kept after its last change. */
export const draftDays = 180

/** How long a repeated request gets its first answer. */
export const idempotencyDays = 2
/** The same where money moves: a payment must not take effect twice even when repeated weeks later. */
export const moneyIdempotencyDays = 30
