import entries from 'virtual:catalogue'
import props from 'virtual:props'
import { Text } from '@seberang/design-system/Text'
import type { Prop } from '../props.ts'
import { code, memberName } from './docs.css.ts'
import { DocTable } from './DocTable.tsx'
import { Prose } from './Prose.tsx'
import { textOf } from './vocabulary.ts'

/** The props of a component, required ones first. */
export function PropsTable({ name }: { name: string }) {
  const rows = props[name] ?? []
  const family = entries.find((entry) => entry.name === name)?.family ?? ''
  if (rows.length === 0) return <Text tone="secondary">It takes none: it is always the same.</Text>
  return (
    <DocTable
      label={`Properties of ${name}`}
      head={['Prop', 'Type', 'Default', 'What for']}
      rows={rows.flatMap((row) => [
        rowOf(row, { family }),
        ...row.members.map((member) => rowOf(member, { family, inside: row.name })),
      ])}
    />
  )
}

/** A prop, or a member of the one above it. */
function rowOf(row: Prop, { family, inside }: { family: string; inside?: string }) {
  return {
    key: inside === undefined ? row.name : `${inside}.${row.name}`,
    cells: [
      <code key="name" className={inside === undefined ? code : memberName}>
        {inside === undefined ? <strong>{row.name}</strong> : row.name}
      </code>,
      <code key="type" className={code}>
        {row.type}
      </code>,
      <DefaultValue key="defaultValue" {...row} />,
      <Prose key="text">{textOf(row, { family, isPart: inside !== undefined })}</Prose>,
    ],
  }
}

function DefaultValue({ defaultValue, required }: Prop) {
  if (defaultValue !== '') return <code className={code}>{defaultValue}</code>
  return (
    <Text as="span" tone="tertiary" noWrap>
      {required ? 'required' : 'none'}
    </Text>
  )
}
