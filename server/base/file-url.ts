/** Where the bytes of a file are read. */
export const fileUrl = (id: string) => `/api/file/${id}`
