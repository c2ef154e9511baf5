# Pourquoi un robot aime un coup de Mada, ou non.

mada-reason-bust = risque de perdre la manche : { $percent } %
mada-reason-gift =
    en cas de perte, les autres mettent de côté { $pears ->
        [one] { $pears } figue de Barbarie
       *[other] { $pears } figues de Barbarie
    }
mada-reason-sure = aucune carte restante n’est plus basse que celle du dessus : vous ne pouvez pas perdre
mada-reason-keeps-top =
    sans risque : { $card } reste sur votre défausse et vaut { $pears ->
        [one] { $pears } figue de Barbarie
       *[other] { $pears } figues de Barbarie
    } si une autre personne perd
mada-reason-no-stake = sans risque, mais votre défausse ne rapporte rien si une autre personne perd
mada-reason-pears =
    la carte du dessus vaut { $pears ->
        [one] { $pears } figue de Barbarie
       *[other] { $pears } figues de Barbarie
    } si une autre personne perd
mada-reason-next-luck = y prendre un risque ferait perdre dans { $percent } % des cas
mada-reason-lemur = enlève une carte sur laquelle prendre un risque ferait perdre dans { $percent } % des cas
mada-reason-lemur-early = votre défausse n’a encore rien de dangereux : le Lémur peut attendre
mada-reason-escape = débarrasse d’une défausse sur laquelle prendre un risque ferait perdre dans { $percent } % des cas
mada-reason-escape-early = votre défausse n’a encore rien de dangereux : le Double Lémur peut attendre
mada-reason-empty = sa défausse est vide : la prochaine carte ne peut pas faire perdre
mada-reason-any-card = un Lémur est au-dessus : la prochaine carte ne peut pas faire perdre
mada-reason-their-top =
    sa carte du dessus est { $card }, qui vaut { $pears ->
        [one] { $pears } figue de Barbarie
       *[other] { $pears } figues de Barbarie
    }
mada-reason-gives-top =
    votre carte du dessus, qui vaut { $pears ->
        [one] { $pears } figue de Barbarie
       *[other] { $pears } figues de Barbarie
    }, lui revient
mada-reason-dead = vous ne pouvez de toute façon pas poser { $cards-one } sur votre défausse
mada-reason-gives-up =
    vous renoncez à une carte du dessus valant { $pears ->
        [one] { $pears } figue de Barbarie
       *[other] { $pears } figues de Barbarie
    }
mada-reason-gives-up-lemur = vous renoncez à une carte qui peut sauver votre défausse
mada-reason-playable = parmi les cartes gardées, vous pouvez en poser { $cards } sur votre défausse
mada-reason-none-playable = vous ne pouvez poser aucune des cartes gardées sur votre défausse
mada-reason-no-hand = ne vous laisse aucune carte en main
mada-reason-full = votre main reste pleine : vous ne pouvez pas piocher
mada-reason-room =
    vous pouvez piocher { $cards ->
        [one] { $cards } carte
       *[other] { $cards } cartes
    }
