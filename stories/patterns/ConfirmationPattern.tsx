import { useState } from 'react'
import { AlertDialog } from '@seberang/design-system/AlertDialog'
import { Button } from '@seberang/design-system/Button'
import { Inline } from '@seberang/design-system/Inline'
import { Text } from '@seberang/design-system/Text'
import { ToastProvider, useToast } from '@seberang/design-system/Toast'
import { DocTable } from '../../.storybook/docs/DocTable.tsx'
import { Prose } from '../../.storybook/docs/Prose.tsx'
import { DocPage, DocSection, Rule, Rules, Stage } from '../../.storybook/docs/Page.tsx'

/** Done at once, with an undo. */
function Undo() {
  const { show } = useToast()
  const [there, setThere] = useState(true)
  function remove(): void {
    setThere(false)
    show({ text: 'Alamat dihapus.', action: { label: 'Urungkan', onClick: () => setThere(true) } })
  }
  return (
    <Inline align="between">
      <Text>{there ? 'Jalan Braga 14, Bandung 40111' : 'Tidak ada alamat.'}</Text>
      <Button variant="outline" tone="critical" onClick={there ? remove : () => setThere(true)}>
        {there ? 'Hapus alamat' : 'Mulai lagi'}
      </Button>
    </Inline>
  )
}

/** Asked first, because it cannot be undone. */
function Ask() {
  const [open, setOpen] = useState(false)
  return (
    <>
      <Button variant="outline" tone="critical" onClick={() => setOpen(true)}>
        Batalkan kiriman
      </Button>
      {open && (
        <AlertDialog
          title="Batalkan kiriman SB-2611-4417?"
          text="Paketmu dikembalikan ke penjual. Ongkir kembali Rp125.000 tidak bisa ditarik lagi."
          cancel="Biarkan jalan"
          action="Batalkan kiriman"
          busy={false}
          busyLabel="Membatalkan"
          onConfirm={() => setOpen(false)}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  )
}

export function ConfirmationPattern() {
  return (
    <DocPage
      place="Patterns"
      title="Confirm and undo"
      lead="What can be undone is done at once. What cannot is asked for, in the words of what will be gone."
    >
      <DocSection
        title="Undo"
        text="No question before, a way back after: the message stays eight seconds, longer while a pointer or the focus is on it."
      >
        <Stage>
          <ToastProvider>
            <Undo />
          </ToastProvider>
        </Stage>
      </DocSection>
      <DocSection
        title="Ask"
        text="The focus begins on the safe choice. The one place with a solid critical button."
      >
        <Stage>
          <Ask />
        </Stage>
      </DocSection>
      <DocSection title="Which of the two">
        <DocTable
          label="When to ask"
          head={['It', 'Then', 'With']}
          rows={[
            ['can be undone', 'do it and offer the way back', '`Toast`'],
            ['is gone for good', 'ask, and say what stays', '`AlertDialog`'],
            ['moves money', 'show the sum on the button that does it', '`Button`'],
            ['needs an answer, not a yes', 'ask for the answer', '`Dialog`'],
          ].map(([it = '', then = '', part = '']) => ({
            key: it,
            cells: [it, then, <Prose key="part">{part}</Prose>],
          }))}
        />
      </DocSection>
      <DocSection title="Do and don’t">
        <Rules>
          <Rule good text="repeat the verb: “Batalkan kiriman”, not “OK”." />
          <Rule good={false} text="ask “Are you sure?”. The third time nobody reads it." />
        </Rules>
      </DocSection>
    </DocPage>
  )
}
