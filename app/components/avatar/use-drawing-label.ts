import { avatarGrounds, avatarMotifs, type AvatarPictureName } from '@seberang/design-system/AvatarPicture'
import { useTranslation } from 'react-i18next'

const grounds = [...avatarGrounds, 'night'] as const

/** Names a drawing: "Perahu layar, warna air". */
export function useDrawingLabel(): (name: AvatarPictureName) => string {
  const { t } = useTranslation('avatar')
  return (name) => {
    const motif = avatarMotifs.find((one) => name.startsWith(`${one}-`))
    const ground = grounds.find((one) => name.endsWith(`-${one}`))
    return motif && ground
      ? t('picker.picture', { motif: t(`motif.${motif}`), ground: t(`ground.${ground}`) })
      : name
  }
}
