import { AvatarPicture, avatarPictureNames } from '../AvatarPicture/index.ts'
import type { AvatarPictureName } from '../AvatarPicture/index.ts'
import { Avatar } from '../Avatar/index.ts'
import { FieldSet } from '../Field/index.ts'
import type { FieldProps } from '../Field/index.ts'
import * as styles from './AvatarPicker.css.ts'

interface AvatarPickerProps extends FieldProps {
  /** `undefined` means the initials. */
  value: AvatarPictureName | undefined
  onChange: (value: AvatarPictureName | undefined) => void
  /** The name behind the initials, which are one of the choices. */
  name: string
  /** Names a drawing: "Perahu layar, dasar air". */
  pictureLabel: (name: AvatarPictureName) => string
  initialsLabel: string
}

/** The drawing that represents a customer, or their initials. Arrow keys move. */
export function AvatarPicker(props: AvatarPickerProps) {
  const { value, onChange, name, pictureLabel, initialsLabel, ...field } = props
  return (
    <FieldSet {...field}>
      {({ name: group }) => (
        <div className={styles.grid}>
          {avatarPictureNames.map((picture) => (
            <label key={picture} className={styles.choice}>
              <input
                type="radio"
                className={styles.radio}
                name={group}
                aria-label={pictureLabel(picture)}
                checked={value === picture}
                onChange={() => onChange(picture)}
              />
              <span className={styles.picture}>
                <AvatarPicture name={picture} />
              </span>
            </label>
          ))}
          <label className={styles.choice}>
            <input
              type="radio"
              className={styles.radio}
              name={group}
              aria-label={initialsLabel}
              checked={value === undefined}
              onChange={() => onChange(undefined)}
            />
            <span className={styles.picture}>
              <Avatar name={name} />
            </span>
          </label>
        </div>
      )}
    </FieldSet>
  )
}
