/**
 * How each language offers the page in itself, by its code. They stand here because the offer comes before the texts of its
 * language are loaded.
 */
export const languageOffers: Readonly<Record<string, string>> = {
  ar: 'عرض هذه الصفحة بالعربية',
  bn: 'এই পৃষ্ঠাটি বাংলায় দেখান',
  de: 'Diese Seite auf Deutsch anzeigen',
  el: 'Εμφάνιση αυτής της σελίδας στα ελληνικά',
  es: 'Mostrar esta página en español',
  fi: 'Näytä tämä sivu suomeksi',
  fil: 'Ipakita ang page na ito sa Filipino',
  fr: 'Afficher cette page en français',
  hi: 'यह पेज हिन्दी में दिखाएँ',
  hu: 'Az oldal megjelenítése magyarul',
  id: 'Tampilkan halaman ini dalam bahasa Indonesia',
  it: 'Mostra questa pagina in italiano',
  ja: 'このページを日本語で表示',
  ko: '이 페이지를 한국어로 보기',
  nl: 'Deze pagina in het Nederlands tonen',
  pl: 'Pokaż tę stronę po polsku',
  'pt-BR': 'Mostrar esta página em português',
  'pt-PT': 'Mostrar esta página em português',
  ro: 'Afișează această pagină în română',
  ru: 'Показать эту страницу на русском',
  sv: 'Visa den här sidan på svenska',
  ta: 'இந்தப் பக்கத்தைத் தமிழில் காட்டு',
  tr: 'Bu sayfayı Türkçe göster',
  uk: 'Показати цю сторінку українською',
  vi: 'Hiển thị trang này bằng tiếng Việt',
  'zh-CN': '以简体中文显示此页面',
  'zh-TW': '以繁體中文顯示此頁面',
};
