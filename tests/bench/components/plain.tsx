import { memo, useState } from 'react'
import { cards, dialogRows, fieldNames, questions, useChosen, useTexts } from './scenes.ts'
import type { CardData, Scenes } from './scenes.ts'
import './plain.css'
import flag from './us.svg'

interface CardProps extends CardData {
  chosen: boolean
  choose: (row: number, chosen: boolean) => void
}

const Card = memo(function Card({ row, code, title, amount, chosen, choose }: CardProps) {
  return (
    <li className={chosen ? 'card chosen' : 'card'}>
      <label className="check">
        <input
          type="checkbox"
          aria-label={title}
          checked={chosen}
          onChange={(event) => choose(row, event.target.checked)}
        />
      </label>
      <span className="thumbnail" aria-hidden="true">
        <svg width="28" height="28">
          <use href="#package" />
        </svg>
        <img className="flag" src={flag} alt="" />
      </span>
      <div className="words">
        <p className="title">{title}</p>
        <div className="meta">
          <span className="code">{code}</span>
        </div>
        <div>
          <span className="status">
            <svg width="14" height="14" aria-hidden="true">
              <use href="#package" />
            </svg>
            Dalam Locker
          </span>
        </div>
      </div>
      <dl className="measure">
        <dt>Berat ditimbang</dt>
        <dd>
          <span className="hidden">sebelumnya</span>
          <s>1,00 kg</s>
          <svg width="14" height="14" aria-hidden="true">
            <use href="#arrow" />
          </svg>
          <span className="hidden">sekarang</span>
          <span>1,15 kg</span>
        </dd>
      </dl>
      <div className="amounts">
        <span className="amount">{amount}</span>
        <div className="note">
          <span className="badge">Sudah diukur</span>
        </div>
      </div>
      <div className="actions">
        <button type="button" className="action">
          <span>Bayar sekarang</span>
        </button>
      </div>
    </li>
  )
})

function Cards() {
  const { chosen, choose, chooseAll, state } = useChosen()
  return (
    <section aria-label="Kiriman">
      <label className="head">
        <input
          type="checkbox"
          aria-label="Pilih semua"
          checked={state === 'all'}
          ref={(box) => {
            if (box) box.indeterminate = state === 'some'
          }}
          onChange={(event) => chooseAll(event.target.checked)}
        />
        {chosen.size} dipilih
      </label>
      <ul className="cards">
        {cards.map((card) => (
          <Card key={card.row} {...card} chosen={chosen.has(card.row)} choose={choose} />
        ))}
      </ul>
    </section>
  )
}

function Form() {
  const { texts, change } = useTexts()
  return (
    <form>
      {fieldNames.map((name, at) => (
        <div className="field" key={name}>
          <label htmlFor={`f${at}`}>{name}</label>
          <div className="box">
            <input
              id={`f${at}`}
              name={name}
              aria-describedby={`h${at}`}
              value={texts[name] ?? ''}
              onChange={(event) => change(name, event.target.value)}
            />
          </div>
          <p id={`h${at}`} className="hint">
            Seperti di toko.
          </p>
        </div>
      ))}
    </form>
  )
}

function Rows() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <button type="button" className="action" onClick={() => setOpen(true)}>
        Buka
      </button>
      {open && (
        <dialog
          className="dialog"
          aria-labelledby="title"
          ref={(dialog) => {
            document.body.style.overflow = dialog ? 'hidden' : ''
            if (dialog && !dialog.open) dialog.showModal()
          }}
          onClose={() => setOpen(false)}
        >
          <header className="dialogHead">
            <h2 id="title">Kode HS</h2>
            <button type="button" className="cross" aria-label="Tutup" onClick={() => setOpen(false)}>
              <svg width="22" height="22" aria-hidden="true">
                <use href="#cross" />
              </svg>
            </button>
          </header>
          <div className="dialogBody">
            <ul>
              {dialogRows.map((row) => (
                <li key={row}>{row}</li>
              ))}
            </ul>
          </div>
          <footer className="dialogFoot">
            <button type="button" className="action">
              Pakai
            </button>
          </footer>
        </dialog>
      )}
    </>
  )
}

function Questions() {
  return (
    <div>
      {questions.map(({ id, title, answer }) => (
        <details key={id} className="question">
          <summary>
            <h3>{title}</h3>
            <svg width="18" height="18" aria-hidden="true">
              <use href="#down" />
            </svg>
          </summary>
          <p>{answer}</p>
        </details>
      ))}
    </div>
  )
}

export const plain: Scenes = { Cards, Form, Rows, Questions }
