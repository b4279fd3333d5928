import { Accordion } from '@seberang/design-system/Accordion'
import { Button } from '@seberang/design-system/Button'
import { CartCard, CartList } from '@seberang/design-system/CartCard'
import { Code } from '@seberang/design-system/Code'
import { Dialog } from '@seberang/design-system/Dialog'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { TextField } from '@seberang/design-system/TextField'
import { memo, useState } from 'react'
import { cards, dialogRows, fieldNames, questions, useChosen, useTexts } from './scenes.ts'
import type { CardData, Scenes } from './scenes.ts'

interface CardProps extends CardData {
  chosen: boolean
  choose: (row: number, chosen: boolean) => void
}

const Card = memo(function Card({ row, code, title, amount, chosen, choose }: CardProps) {
  return (
    <CartCard
      title={title}
      meta={<Code>{code}</Code>}
      flag="US"
      status={<StatusBadge tone="warehouse">Dalam Locker</StatusBadge>}
      measure={{ name: 'Berat ditimbang', before: '1,00 kg', value: '1,15 kg' }}
      price={{ basis: 'measured', label: 'Diukur', amount }}
      selection={{ label: title, selected: chosen, onChange: (isChosen) => choose(row, isChosen) }}
      actions={
        <Button variant="plain" size="small">
          Bayar sekarang
        </Button>
      }
    />
  )
})

function Cards() {
  const { chosen, choose, chooseAll, state } = useChosen()
  return (
    <CartList
      label="Kiriman"
      selectAll={{ label: 'Pilih semua', note: `${chosen.size} dipilih`, state, onChange: chooseAll }}
    >
      {cards.map((card) => (
        <Card key={card.row} {...card} chosen={chosen.has(card.row)} choose={choose} />
      ))}
    </CartList>
  )
}

function Form() {
  const { texts, change } = useTexts()
  return (
    <form>
      {fieldNames.map((name) => (
        <TextField
          key={name}
          name={name}
          label={name}
          hint="Seperti di toko."
          value={texts[name] ?? ''}
          onChange={(text) => change(name, text)}
        />
      ))}
    </form>
  )
}

function Rows() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button onClick={() => setOpen(true)}>Buka</Button>
      <Dialog open={open} onOpenChange={setOpen} title="Kode HS" footer={<Button>Pakai</Button>}>
        <ul>
          {dialogRows.map((row) => (
            <li key={row}>{row}</li>
          ))}
        </ul>
      </Dialog>
    </>
  )
}

const items = questions.map(({ id, title, answer }) => ({ id, title, content: <p>{answer}</p> }))
const Questions = () => <Accordion items={items} type="multiple" />

export const ours: Scenes = { Cards, Form, Rows, Questions }
