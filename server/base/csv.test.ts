import { describe, expect, it } from 'vitest'
import { csvText } from './csv.ts'

describe('a text in a CSV file', () => {
  it.each([
    ['=1+1', "'=1+1"],
    ['+62 812', "'+62 812"],
    ['-1', "'-1"],
    ['@SUM(A1)', "'@SUM(A1)"],
    [' =1+1', "' =1+1"],
    ['\u00a0=1+1', "'\u00a0=1+1"],
    ['＝1+1', "'＝1+1"],
    ['＋1', "'＋1"],
    ['－1', "'－1"],
    ['＠SUM(A1)', "'＠SUM(A1)"],
    ['\t=1+1', '"\'\t=1+1"'],
    ['\r=1+1', '"\'\r=1+1"'],
    ['\n=1+1', '"\'\n=1+1"'],
    ['=HYPERLINK("https://a.example","b")', '"\'=HYPERLINK(""https://a.example"",""b"")"'],
    ["=cmd|' /C calc'!A0", "'=cmd|' /C calc'!A0"],
  ])('that a spreadsheet would carry out is a text to it: %j', (text, field) => {
    expect(csvText(text)).toBe(field)
  })

  it.each([
    ['Toko "A", B', '"Toko ""A"", B"'],
    ['a;b', '"a;b"'],
    ['a\tb', '"a\tb"'],
    ['a\rb', '"a\rb"'],
    ['a\nb', '"a\nb"'],
  ])('with signs of the file in it stands in quotes: %j', (text, field) => {
    expect(csvText(text)).toBe(field)
  })

  it.each(['', 'BUDI SANTOSO', 'PT A-B', 'Toko A = B', "Ma'ruf"])('stays as it is: %j', (text) => {
    expect(csvText(text)).toBe(text)
  })
})
