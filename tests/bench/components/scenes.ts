import { useCallback, useState, type ComponentType } from 'react'

/** The measured scenes, once with our components and once with plain elements, each with the state of a screen. */
export interface Scenes {
  Cards: ComponentType
  Form: ComponentType
  Rows: ComponentType
  Questions: ComponentType
}

export const cards = Array.from({ length: 1_000 }, (_, row) => ({
  row,
  code: `SB-2611-${row}`,
  title: `Lensa Fujinon XF 35mm f/2, nomor ${row}`,
  amount: `Rp${row + 1}.501.035`,
}))
export type CardData = (typeof cards)[number]

export const fieldNames = Array.from({ length: 200 }, (_, field) => `Isian ${field}`)
export const dialogRows = Array.from({ length: 100 }, (_, row) => `8517.${row} Telepon pintar nomor ${row}`)
export const questions = Array.from({ length: 20 }, (_, place) => ({
  id: `q${place}`,
  title: `Pertanyaan ${place}`,
  answer: `Jawaban nomor ${place}, cukup panjang untuk berjalan ke baris kedua di layar ponsel.`,
}))

/** The selected rows, and handlers to select all and one. */
export function useChosen() {
  const [chosen, setChosen] = useState<ReadonlySet<number>>(new Set())
  const chooseAll = useCallback(
    (all: boolean) => setChosen(new Set(all ? cards.map(({ row }) => row) : [])),
    [],
  )
  const choose = useCallback(
    (row: number, isChosen: boolean) =>
      setChosen((before) => {
        const after = new Set(before)
        if (isChosen) after.add(row)
        else after.delete(row)
        return after
      }),
    [],
  )
  const state: 'none' | 'some' | 'all' =
    chosen.size === 0 ? 'none' : chosen.size === cards.length ? 'all' : 'some'
  return { chosen, choose, chooseAll, state }
}

/** The texts of a long form, in one state object. */
export function useTexts() {
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({})
  const change = useCallback(
    (name: string, text: string) => setTexts((before) => ({ ...before, [name]: text })),
    [],
  )
  return { texts, change }
}
