import props from 'virtual:props'
import { Text } from '@seberang/design-system/Text'
import type { Prop } from '../props.ts'
import { code } from './docs.css.ts'
import { DocTable } from './DocTable.tsx'
import { Prose } from './Prose.tsx'
import { vocabulary } from './vocabulary.ts'

/** What a component takes, what must be given first. */
export function PropsTable({ name }: { name: string }) {
  const rows = props[name] ?? []
  if (rows.length === 0) return <Text tone="secondary">It takes none: it is always the same.</Text>
  return (
    <DocTable
      label={`Properties of ${name}`}
      head={['Prop', 'Type', 'Default', 'What for']}
      rows={rows.map((row) => ({
        key: row.name,
        cells: [
          <code key="name" className={code}>
            <strong>{row.name}</strong>
          </code>,
          <code key="type" className={code}>
            {row.type}
          </code>,
          <Standard key="standard" {...row} />,
          <Prose key="text">{row.text || (vocabulary[row.name] ?? '')}</Prose>,
        ],
      }))}
    />
  )
}

function Standard({ standard, required }: Prop) {
  if (standard !== '') return <code className={code}>{standard}</code>
  return (
    <Text as="span" tone="tertiary">
      {required ? 'required' : 'none'}
    </Text>
  )
}
