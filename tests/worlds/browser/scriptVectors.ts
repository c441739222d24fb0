// Cross-site scripting (XSS) vectors of the injection tests.

/** The call by which a vector reports that it ran. */
const CALL = "ran()";

/** Spellings of `javascript:` that browsers accept and few filters recognize. */
const schemes = [
  "javascript:",
  "JaVaScRiPt:",
  " javascript:",
  "\u0001javascript:",
  "java\tscript:",
  "java\nscript:",
  "javascript\t:",
  "&#106;avascript:",
  "&#x6A;avascript:",
  "&#0000106avascript:",
  "javascript&colon;",
  "java&Tab;script:",
  "java&NewLine;script:",
  "javascript:/*</title></style>*/",
];

/** Elements that make a browser open a URL, with a click or without. */
const carriers: ((address: string) => string)[] = [
  (address) => `<a href="${address}">go</a>`,
  (address) => `<iframe src="${address}"></iframe>`,
  (address) => `<form action="${address}"><button>go</button></form>`,
  (address) => `<form><button formaction="${address}">go</button></form>`,
  (address) => `<object data="${address}"></object>`,
  (address) => `<embed src="${address}">`,
  (address) => `<svg><a xlink:href="${address}"><text y="9">go</text></a></svg>`,
  (address) => `<math href="${address}">go</math>`,
];

/** Elements with event handlers that fire by themselves or on user input. */
const handlers = [
  `<img src=x onerror=${CALL}>`,
  `<img src=x onerror='${CALL}'//`,
  `<IMG SRC=x OnErRoR="${CALL}">`,
  `<img/src=x/onerror=${CALL}>`,
  `<img\nsrc=x\nonerror\n=\n${CALL}\n>`,
  `<img src=x onerror=&#114;an()>`,
  `<img src="x\`\`" onerror="${CALL}">`,
  `<img srcset="x 1x" onerror=${CALL}>`,
  `<picture><source srcset=x><img onerror=${CALL}></picture>`,
  `<image src=x onerror=${CALL}>`,
  `<svg onload=${CALL}></svg>`,
  `<svg/onload=${CALL}>`,
  `<svg><g onload=${CALL}></g></svg>`,
  `<svg><image href=x onerror=${CALL} /></svg>`,
  `<svg><animate onbegin=${CALL} attributeName=x dur=1s></svg>`,
  `<svg><set onbegin=${CALL} attributeName=x></svg>`,
  `<body onload=${CALL}>`,
  `<body onpageshow=${CALL}>`,
  `<video src=x onerror=${CALL}></video>`,
  `<video><source src=x onerror=${CALL}></video>`,
  `<video src=x onloadstart=${CALL}></video>`,
  `<audio src=x onerror=${CALL}></audio>`,
  `<audio autoplay src=x onloadstart=${CALL}></audio>`,
  `<input autofocus onfocus=${CALL}>`,
  `<input type=image src=x onerror=${CALL}>`,
  `<textarea autofocus onfocus=${CALL}></textarea>`,
  `<select autofocus onfocus=${CALL}></select>`,
  `<button autofocus onfocus=${CALL}>go</button>`,
  `<p tabindex=0 autofocus onfocus=${CALL}>go</p>`,
  `<p contenteditable autofocus onfocus=${CALL}>go</p>`,
  `<a href="#" autofocus onfocus=${CALL}>go</a>`,
  `<details open ontoggle=${CALL}>go</details>`,
  `<details open ontoggle="${CALL}"><summary>go</summary></details>`,
  `<iframe onload=${CALL}></iframe>`,
  `<iframe src=about:blank onload=${CALL}></iframe>`,
  `<object data=x onerror=${CALL}></object>`,
  `<embed src=x onload=${CALL}>`,
  `<link rel=stylesheet href=x onerror=${CALL}>`,
  `<style onload=${CALL}></style>`,
  `<style>@keyframes k{}</style><p style="animation:k 1s" onanimationstart=${CALL}>go</p>`,
  `<p style="transition:opacity 1s" ontransitionrun=${CALL}>go</p>`,
  `<marquee onstart=${CALL}>go</marquee>`,
  `<p onclick=${CALL}>go</p>`,
  `<p onpointerover=${CALL}>go</p>`,
  `<p onmouseover="${CALL}" style="position:fixed;inset:0">go</p>`,
  `<p oncontentvisibilityautostatechange=${CALL} style="content-visibility:auto">go</p>`,
  `<dialog open onclose=${CALL}><form method=dialog><button>go</button></form></dialog>`,
  `<p popover id=p onbeforetoggle=${CALL}>go</p><button popovertarget=p>go</button>`,
  `<form oninput=${CALL}><input></form>`,
  `<x-y onclick=${CALL} tabindex=0>go</x-y>`,
];

/** Script elements, and documents that contain some. */
const scripts = [
  `<script>${CALL}</script>`,
  `<SCRIPT>${CALL}</SCRIPT>`,
  `<script >${CALL}</script >`,
  `<script\n>${CALL}</script\n>`,
  `<script/x>${CALL}</script>`,
  `<script type=module>${CALL}</script>`,
  `<script type="text/javascript" charset=utf-8>${CALL}</script>`,
  `<script src="data:text/javascript,${CALL}"></script>`,
  `<svg><script>${CALL}</script></svg>`,
  `<svg><script href="data:text/javascript,${CALL}" /></svg>`,
  `<math><mtext><script>${CALL}</script></mtext></math>`,
  `<iframe srcdoc="<script>parent.${CALL}</script>"></iframe>`,
  `<iframe srcdoc="&lt;img src=x onerror=parent.${CALL}&gt;"></iframe>`,
  `<object data="data:text/html,<script>parent.${CALL}</script>"></object>`,
  `<embed src="data:text/html,<script>parent.${CALL}</script>">`,
  `<template shadowrootmode=open><script>${CALL}</script></template>`,
  `<p><template shadowrootmode=open><img src=x onerror=${CALL}></template></p>`,
  `<base href="javascript:/${CALL}//"><a href="x">go</a>`,
  `<meta http-equiv=refresh content="0;url=javascript:${CALL}">`,
  `<svg><use href="data:image/svg+xml,<svg id=x xmlns=http://www.w3.org/2000/svg><script>${CALL}</script></svg>#x" /></svg>`,
];

/** Ways to break out of a context: an attribute, a text, a comment, data in a script. */
const ways = [
  `"><script>${CALL}</script>`,
  `'><script>${CALL}</script>`,
  `"><img src=x onerror=${CALL}>`,
  `'><img src=x onerror=${CALL}>`,
  `" onfocus="${CALL}" autofocus="`,
  `' onfocus='${CALL}' autofocus='`,
  `" onpointerover="${CALL}`,
  `\` onpointerover=${CALL} \``,
  `</title><script>${CALL}</script>`,
  `</textarea><script>${CALL}</script>`,
  `</style><script>${CALL}</script>`,
  `</script><script>${CALL}</script>`,
  `</SCRIPT ><script>${CALL}</script>`,
  `<!--</script><script>${CALL}</script>`,
  `<!--<script></script><script>${CALL}</script>-->`,
  `--><script>${CALL}</script><!--`,
  `--!><img src=x onerror=${CALL}>`,
  `]]><script>${CALL}</script>`,
  `*/</script><script>${CALL}//`,
  `"};${CALL};//`,
  `\\"};${CALL};//`,
  `\\u003c/script>\\u003cscript>${CALL}\\u003c/script>`,
  `\u2028${CALL}\u2029`,
  `&lt;script&gt;${CALL}&lt;/script&gt;`,
  `&amp;lt;img src=x onerror=${CALL}&amp;gt;`,
  `{{constructor.constructor('${CALL}')()}}`,
  `\${${CALL}}`,
  `<%= ${CALL} %>`,
];

/** Markup that filters and browsers parse differently. */
const misread = [
  `<noscript><p title="</noscript><img src=x onerror=${CALL}>">`,
  `<svg></p><style><a id="</style><img src=x onerror=${CALL}>">`,
  `<math><mi><style><img title="</style><img src=x onerror=${CALL}>"></style></mi></math>`,
  `<form><math><mtext></form><form><mglyph><style></math><img src=x onerror=${CALL}>`,
  `<math><annotation-xml encoding="text/html"><img src=x onerror=${CALL}></annotation-xml></math>`,
  `<svg><foreignObject><img src=x onerror=${CALL}></foreignObject></svg>`,
  `<svg><title><img src=x onerror=${CALL}></title></svg>`,
  `<svg><desc><style><!--</style><img src=x onerror=${CALL}>--></desc></svg>`,
  `<table><td><a title="</td></table><img src=x onerror=${CALL}>">`,
  `<select><template><img src=x onerror=${CALL}></template></select><select><img src=x onerror=${CALL}></select>`,
  `<xmp><p title="</xmp><img src=x onerror=${CALL}>">`,
  `<noembed><p title="</noembed><img src=x onerror=${CALL}>">`,
  `<noframes><p title="</noframes><img src=x onerror=${CALL}>">`,
  `<plaintext><img src=x onerror=${CALL}>`,
  `<title><p title="</title><img src=x onerror=${CALL}>">`,
  `<textarea><p title="</textarea><img src=x onerror=${CALL}>">`,
  `<iframe><p title="</iframe><img src=x onerror=${CALL}>">`,
  `<!--><img src=x onerror=${CALL}>-->`,
  `<!---><img src=x onerror=${CALL}>-->`,
  `<!-- --!><img src=x onerror=${CALL}>-->`,
  `<![CDATA[<img src=x onerror=${CALL}>]]>`,
  `<?xml <img src=x onerror=${CALL}>?>`,
  `<!x <img src=x onerror=${CALL}>>`,
  `</ <img src=x onerror=${CALL}>>`,
  `<<img src=x onerror=${CALL}>`,
  `<scr<script>ipt>${CALL}</scr</script>ipt>`,
  `<<script>script>${CALL}<</script>/script>`,
  `<im<b>g src=x onerror=${CALL}>`,
  `<a href="x" href="javascript:${CALL}" x='><img src=x onerror=${CALL}>'>go</a>`,
  `<img alt="<x" title="/><img src=x onerror=${CALL}>">`,
  `<p id="</p><img src=x onerror=${CALL}>">`,
  `<img src="x" alt="\`><script>${CALL}</script>">`,
  `\u0000<img src=x onerror=${CALL}>`,
  `<img\u0000 src=x onerror=${CALL}>`,
];

/** Vectors that are each a case of their own. */
const others = [...handlers, ...scripts, ...ways, ...misread];

/** Texts that would run script in a shop that does not sanitize, each in another way. */
export const scriptVectors: readonly string[] = [
  ...carriers.flatMap((carry) => schemes.map((scheme) => carry(scheme + CALL))),
  ...others,
];

/** The same with each scheme in one carrier and each carrier with a scheme, not every pair. */
export const distinctVectors: readonly string[] = [
  ...schemes.flatMap((scheme, place) => {
    const carry = carriers[place % carriers.length];
    return carry ? [carry(scheme + CALL)] : [];
  }),
  ...others,
];
