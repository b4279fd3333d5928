import { expect, it } from 'vitest'
import { batteryAfter, holdsBattery } from './index.ts'

it.each([
  ['power bank', '850760', true],
  ['HP', '851713', true],
  ['tablet', '847130', true],
  ['vape', '854340', true],
  ['drone', '880622', true],
  ['mini drone', '880621', true],
  ['drone propeller', '880710', false],
  ['senter', '851310', true],
  ['skuter listrik', '871160', true],
  ['kursi roda listrik', '871390', true],
  ['alat bantu dengar', '902140', true],
  ['sepatu', '640411', false],
  ['', '', false],

  ['headphone bluetooth', '851830', true],
  ['Wireless earbuds', '851830', true],
  ['headset nirkabel', '851830', true],
  ['TWS', '851830', true],
  ['AirPods Pro', '851830', true],
  ['蓝牙耳机', '851830', true],
  ['无线耳机', '851830', true],
  ['wired earphones', '851830', false],
  ['耳机', '851830', false],
  ['', '851830', false],
  ['bluetooth speaker', '851821', true],
  ['speaker', '851821', false],
  ['wireless mouse', '847160', true],
  ['mouse', '847160', false],
  ['microphone wireless', '851810', true],

  ['smartwatch', '851762', true],
  ['Apple Watch', '851762', true],
  ['jam tangan pintar', '851762', true],
  ['智能手表', '851762', true],
  ['smart band', '851762', true],
  ['wireless router', '851762', false],
  ['network switch', '851762', false],
  ['dual band modem', '851762', false],
  ['smart watch', '910212', true],
  ['jam tangan', '910211', false],

  ['kamera digital', '852589', true],
  ['mirrorless', '852589', true],
  ['webcam', '852589', false],
  ['walkie talkie', '852560', true],
  ['cordless drill', '846721', true],
  ['bor listrik', '846721', false],
  ['electric toothbrush', '850980', true],
  ['blender', '850980', false],
  ['massage gun', '901910', true],
  ['Nintendo Switch', '950450', true],
  ['PS5', '950450', false],
  ['RC car', '950300', true],
  ['boneka', '950300', false],
  // A word alone does not say it of goods of another code.
  ['wireless charger', '850440', false],
])('%s (%s) hold a battery: %s', (title, hscode, expected) => {
  expect(holdsBattery({ hscode, title })).toBe(expected)
})

it.each([
  ['goods that hold one', '850760', '', { hscode: '640411', hasBattery: false }, true],
  ['goods whose name says so', '851830', 'TWS', { hscode: '640411', hasBattery: false }, true],
  ['others after such goods', '640411', '', { hscode: '850760', hasBattery: true }, false],
  ['others after goods whose name said so', '640411', '', { hscode: '851830', hasBattery: true }, false],
  ['others that were ticked by hand', '640411', '', { hscode: '950490', hasBattery: true }, true],
  ['the same again, ticked by hand', '851830', 'headset', { hscode: '851830', hasBattery: true }, true],
  ['others', '640411', '', { hscode: '', hasBattery: false }, false],
])('%s: ticked or not', (_, hscode, title, before, expected) => {
  expect(batteryAfter({ hscode, title }, before)).toBe(expected)
})
