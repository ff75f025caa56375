/** What texts say, by kind, in Kazakh, Russian and English. The same row of a kind means the same in all three. */
export const words = {
  title: [
    ['Кітапхана түнде де ашық', 'Библиотека открыта и ночью', 'The library now stays open at night'],
    ['Қабылдау комиссиясы жұмысын бастады', 'Приёмная комиссия начала работу', 'The admission office has opened'],
    ['Талапкерлерге арналған ашық есік күні', 'День открытых дверей для абитуриентов', 'Open day for applicants'],
    ['Ғалымдарымыз грант жеңіп алды', 'Наши учёные выиграли грант', 'Our researchers have won a grant'],
    ['Жаңа зертхана ашылды', 'Открыта новая лаборатория', 'A new laboratory has opened'],
    ['Халықаралық конференция өтті', 'Прошла международная конференция', 'An international conference was held'],
    ['Спорт кешені қайта ашылды', 'Спорткомплекс снова открыт', 'The sports centre is open again'],
    ['Түлектер кездесуі', 'Встреча выпускников', 'Alumni reunion'],
  ],
  text: [
    ['Толық ақпарат университет сайтында жарияланған.', 'Подробная информация опубликована на сайте университета.', 'Full details are on the university website.'],
    ['Қатысу тегін, алдын ала тіркелу қажет.', 'Участие бесплатное, нужна предварительная регистрация.', 'Admission is free; please register in advance.'],
    ['Сұрақтарыңызды электрондық поштаға жіберіңіз.', 'Вопросы присылайте на электронную почту.', 'Please send your questions by e-mail.'],
    ['Іс-шара бас ғимаратта өтеді.', 'Мероприятие пройдёт в главном корпусе.', 'The event takes place in the main building.'],
    ['Құжаттар 25 тамызға дейін қабылданады.', 'Документы принимаются до 25 августа.', 'Documents are accepted until 25 August.'],
  ],
  name: [
    ['Математика кафедрасы', 'Кафедра математики', 'Department of Mathematics'],
    ['Физика кафедрасы', 'Кафедра физики', 'Department of Physics'],
    ['Тарих кафедрасы', 'Кафедра истории', 'Department of History'],
    ['Химия кафедрасы', 'Кафедра химии', 'Department of Chemistry'],
    ['Экономика кафедрасы', 'Кафедра экономики', 'Department of Economics'],
    ['Құқық кафедрасы', 'Кафедра права', 'Department of Law'],
    ['Информатика кафедрасы', 'Кафедра информатики', 'Department of Computer Science'],
    ['Филология кафедрасы', 'Кафедра филологии', 'Department of Philology'],
  ],
  lastName: [
    ['Ахметов', 'Ахметов', 'Akhmetov'],
    ['Оспанов', 'Оспанов', 'Ospanov'],
    ['Жұмабаев', 'Жумабаев', 'Zhumabayev'],
    ['Серіков', 'Сериков', 'Serikov'],
    ['Қасымов', 'Касымов', 'Kassymov'],
    ['Нұрланов', 'Нурланов', 'Nurlanov'],
    ['Омаров', 'Омаров', 'Omarov'],
    ['Әлиев', 'Алиев', 'Aliyev'],
  ],
  firstName: [
    ['Данияр', 'Данияр', 'Daniyar'],
    ['Нұрлан', 'Нурлан', 'Nurlan'],
    ['Ерлан', 'Ерлан', 'Yerlan'],
    ['Арман', 'Арман', 'Arman'],
    ['Асқар', 'Аскар', 'Askar'],
    ['Олжас', 'Олжас', 'Olzhas'],
    ['Тимур', 'Тимур', 'Timur'],
    ['Бауыржан', 'Бауржан', 'Bauyrzhan'],
  ],
  middleName: [
    ['Серікұлы', 'Серикович', 'Serikuly'],
    ['Болатұлы', 'Болатович', 'Bolatuly'],
    ['Маратұлы', 'Маратович', 'Maratuly'],
  ],
  position: [
    ['Профессор', 'Профессор', 'Professor'],
    ['Доцент', 'Доцент', 'Associate professor'],
    ['Аға оқытушы', 'Старший преподаватель', 'Senior lecturer'],
    ['Кафедра меңгерушісі', 'Заведующий кафедрой', 'Head of department'],
  ],
  city: [
    ['Алматы', 'Алматы', 'Almaty'],
    ['Астана', 'Астана', 'Astana'],
    ['Шымкент', 'Шымкент', 'Shymkent'],
    ['Қарағанды', 'Караганда', 'Karaganda'],
    ['Павлодар', 'Павлодар', 'Pavlodar'],
  ],
  country: [
    ['Қазақстан', 'Казахстан', 'Kazakhstan'],
    ['Германия', 'Германия', 'Germany'],
    ['Жапония', 'Япония', 'Japan'],
    ['Түркия', 'Турция', 'Türkiye'],
    ['Франция', 'Франция', 'France'],
  ],
  address: [
    ['Алматы қ., Абай даңғылы, 10', 'г. Алматы, проспект Абая, 10', '10 Abay Avenue, Almaty'],
    ['Алматы қ., Сәтбаев көшесі, 22', 'г. Алматы, улица Сатпаева, 22', '22 Satpayev Street, Almaty'],
  ],
} satisfies Record<string, [kz: string, ru: string, en: string][]>

export type WordKind = keyof typeof words

const columns = { kz: 0, kk: 0, ru: 1, en: 2 } as const

export type Language = keyof typeof columns

export const isLanguage = (text: string | undefined): text is Language => text !== undefined && text in columns

/** The row counts on and on: after the last text comes the first. */
export function wordsFor(kind: WordKind, language: Language, row: number): string {
  const rows = words[kind]
  return rows[row % rows.length]?.[columns[language]] ?? ''
}
