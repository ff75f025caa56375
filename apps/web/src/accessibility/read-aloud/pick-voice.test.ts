/** @jest-environment node */
import { voice } from '../../testing/fake-speech'
import { pickVoice } from './pick-voice'

test.each(['kk-KZ', 'kk_KZ', 'kk', 'kaz-KAZ', 'KK-kz'])('%s is Kazakh', (lang) => {
  expect(pickVoice([voice('ru-RU'), voice(lang)], 'kk')?.lang).toBe(lang)
})

test('there is none where no voice speaks the language', () => {
  expect(pickVoice([voice('tr-TR'), voice('ky-KG')], 'kk')).toBeUndefined()
  expect(pickVoice([], 'kk')).toBeUndefined()
})

test('a voice of the machine comes before one of a service, among equals the one of the system, then the first', () => {
  const service = voice('en-US', { name: 'service', localService: false, default: true })
  const joke = voice('en-US', { name: 'Bad News' })
  const first = voice('en-GB', { name: 'first' })
  const own = voice('en-GB', { name: 'own', default: true })

  expect(pickVoice([service, joke, first, own], 'en')?.name).toBe('own')
  expect(pickVoice([service, joke, first], 'en')?.name).toBe('first')
  expect(pickVoice([service, joke], 'en')?.name).toBe('Bad News')
  expect(pickVoice([service], 'en')?.name).toBe('service')
})
