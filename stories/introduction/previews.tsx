import { Icon } from '@seberang/design-system/Icon'
import { Illustration } from '@seberang/design-system/Illustration'
import {
  Landmark,
  Package,
  Plane,
  ReceiptText,
  Scale,
  Ship,
  Truck,
  Warehouse,
} from '@seberang/design-system/icons'
import { Money } from '@seberang/design-system/Money'
import { Stack } from '@seberang/design-system/Stack'
import { StatusBadge } from '@seberang/design-system/StatusBadge'
import { Text } from '@seberang/design-system/Text'
import { contrastPairs, light } from '@seberang/tokens'
import * as styles from './welcome.css.ts'

const icons = { Warehouse, Plane, Ship, Truck, Scale, ReceiptText, Landmark, Package }

/** A preview and a short text for each page of the foundations. */
export const previews = [
  {
    title: 'Foundations/Colour',
    name: 'Colour',
    note: `${contrastPairs(light).length} pairs, measured contrast`,
    preview: (
      <div className={styles.swatches}>
        {styles.swatch.map((swatch) => (
          <i key={swatch} className={swatch} />
        ))}
      </div>
    ),
  },
  {
    title: 'Foundations/Type',
    name: 'Type',
    note: 'figures stand in columns',
    preview: <Money size="total">Rp1.501.035</Money>,
  },
  {
    title: 'Foundations/Space and shape',
    name: 'Space and shape',
    note: 'a 4 px grid, touch at 44 px',
    preview: (
      <div className={styles.steps}>
        {styles.step.map((step) => (
          <i key={step} className={step} />
        ))}
      </div>
    ),
  },
  {
    title: 'Foundations/Icons',
    name: 'Icons and flags',
    note: 'one icon, one meaning',
    preview: (
      <div className={styles.icons}>
        {Object.entries(icons).map(([name, icon]) => (
          <Icon key={name} icon={icon} size={24} tone="brand" />
        ))}
      </div>
    ),
  },
  {
    title: 'Foundations/Motion',
    name: 'Motion',
    note: '120, 200, 300 ms, or none',
    preview: (
      <svg width="120" height="72" viewBox="0 0 120 72" fill="none">
        <path className={styles.axis} d="M8 64h104M8 64V8" />
        <path className={styles.curve} d="M8 64C28 22 60 8 112 8" />
        <circle className={styles.dot} cx="112" cy="8" r="6" />
      </svg>
    ),
  },
  {
    title: 'Foundations/Statuses',
    name: 'Shipment statuses',
    note: 'nine, read without colour',
    preview: (
      <Stack space={1} align="start">
        <StatusBadge tone="pending">Belum Dibayar</StatusBadge>
        <StatusBadge tone="sent">Dikirim ke Indonesia</StatusBadge>
        <StatusBadge tone="finished">Selesai</StatusBadge>
      </Stack>
    ),
  },
  {
    title: 'Marks/Illustration',
    name: 'Drawings',
    note: 'never beside money',
    preview: <Illustration name="parcel" />,
  },
  {
    title: 'Foundations/Writing',
    name: 'Writing',
    note: 'Indonesian, English, Chinese',
    preview: (
      <Stack space={0.5}>
        <Text weight="semibold" tone="brand">
          Belum dibayar
        </Text>
        <Text weight="semibold" tone="brand">
          Awaiting payment
        </Text>
        <div lang="zh">
          <Text weight="semibold" tone="brand">
            待付款
          </Text>
        </div>
      </Stack>
    ),
  },
]
