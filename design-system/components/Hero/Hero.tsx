import type { ReactElement, ReactNode } from 'react'
import { Container } from '../Container/index.ts'
import { HeroScene } from '../HeroScene/index.ts'
import { Icon, type IconType } from '../Icon/index.ts'
import * as css from './Hero.css.ts'

export interface HeroProps {
  /** The promise: the page's title. */
  title: string
  lead: string
  actions: ReactNode
  facts: readonly { icon: IconType; text: string }[]
  /** What can be done right here, in a card. */
  card: ReactNode
}

/** The top of the arrival page: the promise, a way to start, and the calculator, above the shore. */
export function Hero({ title, lead, actions, facts, card }: HeroProps): ReactElement {
  return (
    <section className={css.hero}>
      <Container>
        <div className={css.columns}>
          <div>
            <h1 className={css.title}>{title}</h1>
            <p className={css.lead}>{lead}</p>
            <div className={css.actions}>{actions}</div>
            <ul className={css.facts}>
              {facts.map(({ icon, text }) => (
                <li key={text} className={css.fact}>
                  <span className={css.factIcon}>
                    <Icon icon={icon} size={18} />
                  </span>
                  {text}
                </li>
              ))}
            </ul>
          </div>
          <div className={css.card}>{card}</div>
        </div>
      </Container>
      <div className={css.drawing}>
        <HeroScene />
      </div>
    </section>
  )
}
