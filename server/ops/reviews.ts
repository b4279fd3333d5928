import { calls, ratingStates, type OpsReview } from '@seberang/domain/api'
import { Option } from 'commander'
import { joined } from './joined.ts'
import { listed } from './listed.ts'
import type { Context } from './context.ts'

/** A complete review in one line. */
const described = ({ cart_code, state, stars, name, month, country, track, scores, comment }: OpsReview) =>
  joined(
    cart_code,
    state,
    `${stars}/5`,
    name,
    month,
    `${country} ${track}`,
    scores.map(({ rating_category_id, score }) => `${rating_category_id} ${score}`).join(', '),
    comment !== null && JSON.stringify(comment),
  )

/** Adds the commands that publish and hide reviews. */
export function addReviewCommands({ program, ops, print }: Context): void {
  const review = program
    .command('review')
    .description('what customers say of finished shipments; nothing is public before it is published')
  const decided = (answer: Record<string, unknown>) =>
    `the review of ${String(answer['cart_code'])} is ${String(answer['state'])}`

  review
    .command('list')
    .description('list reviews, newest first')
    .addOption(new Option('--state <state>', 'only these').choices(ratingStates))
    .option('--page <number>', 'page of 10')
    .action(async (given: { state?: string; page?: string }) => {
      const answer = await ops().call(calls.opsReviews, { query: { ...given } })
      const results = answer['results'] as OpsReview[]
      print(answer, () => listed(results, answer, given, described))
    })

  review
    .command('publish')
    .description('show a review to everybody')
    .argument('<cart>', 'the cart code')
    .action(async (cart: string) => {
      print(await ops().call(calls.opsPublishReview, { params: { cart_code: cart } }), decided)
    })

  review
    .command('hide')
    .description('show a review to nobody but its writer')
    .argument('<cart>', 'the cart code')
    .requiredOption('--reason <text>', 'why, for the audit')
    .action(async (cart: string, given: { reason: string }) => {
      print(await ops().call(calls.opsHideReview, { params: { cart_code: cart }, body: given }), decided)
    })
}
