declare module 'fs-native-extensions' {
  /** Takes an exclusive lock on a range of an open file, without waiting. @returns whether it was free */
  export function tryLock(file: number, offset: number, length: number): boolean
}
