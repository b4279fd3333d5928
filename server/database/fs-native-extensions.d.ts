declare module 'fs-native-extensions' {
  /** Tries to lock a range of an open file exclusively, without waiting. @returns whether it succeeded */
  export function tryLock(file: number, offset: number, length: number): boolean
}
